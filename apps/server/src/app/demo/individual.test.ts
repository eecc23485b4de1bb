import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { createServices } from '../services.ts';
import { INDIVIDUAL_USERNAME } from './accounts.ts';
import { makeIndividual } from './individual.ts';

const world = await makeWorld();

test('the child without a school signs in and has begun a package that it took itself', async () => {
  await world.db.transaction(async (session) => {
    const context = { ...world.context, db: nestedTransaction(world.db.engine, session), awardsLater: true };
    await makeIndividual(createServices(context), context, 'the-password');
  });
  const body = { username: INDIVIDUAL_USERNAME, password: 'the-password' };
  const login = (await world.call(null, contract.auth.login, { body })).body as { access: string };
  const headers = { authorization: `Bearer ${login.access}` };
  const { items } = (await world.call(null, contract.member.packages.list, { query: {} }, headers)).body;
  expect(items.map(({ teacher_name, is_open }) => [teacher_name, is_open])).toEqual([['', true]]);
});
