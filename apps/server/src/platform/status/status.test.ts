import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();

test('anybody may ask whether the site is open', async () => {
  const { status, body } = await world.call(null, contract.status.read, {});
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok' });
});

test('anybody may ask which servers the app may be switched to', async () => {
  const { status, body } = await world.call(null, contract.site.apiOrigins, {});
  expect([status, body]).toEqual([200, { origins: ['https://test.mashq.example'] }]);
});
