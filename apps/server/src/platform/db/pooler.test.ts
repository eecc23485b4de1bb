import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { requireSettings } from './pooler.ts';

const world = await makeWorld();

test('connections without their time limits are refused, with the statements that give them to the role', async () => {
  const limits = { statementMs: 12_345, lockMs: 1_234, idleInTransactionMs: 23_456, connectMs: 1000 };
  const refused = requireSettings(world.db, limits);
  await expect(refused).rejects.toThrow(/alter role "\w+" set statement_timeout = '12345';/);
  await expect(refused).rejects.toThrow(/set idle_in_transaction_session_timeout = '23456';/);
});
