import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();

test('anybody may ask whether the site is open', async () => {
  const { status, body } = await world.call(null, contract.status.read, {});
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', version: 'sources' });
});

test('anybody may ask which servers the app may be switched to', async () => {
  const { status, body } = await world.call(null, contract.site.apiOrigins, {});
  expect([status, body]).toEqual([200, { origins: ['https://test.mashq.example'] }]);
});

test('a copy is ready for the schema of its own version alone', async () => {
  const ready = async () => {
    const reply = await world.app.inject({ url: '/api/ready' });
    return [reply.statusCode, reply.json().code];
  };
  expect(await ready()).toEqual([200, undefined]);
  const [last] = await world.db.execute<{ madeAt: string; hash: string }>(sql`
    select made_at::text as "madeAt", hash from schema_migration order by made_at desc limit 1`);
  await world.db.execute(sql`insert into schema_migration (made_at, hash) values (99999999999999, 'later')`);
  expect(await ready()).toEqual([503, 'schema-newer']);
  await world.db.execute(sql`delete from schema_migration where made_at >= ${last?.madeAt}::bigint`);
  expect(await ready()).toEqual([503, 'schema-older']);
  await world.db.execute(sql`
    insert into schema_migration (made_at, hash) values (${last?.madeAt}::bigint, ${last?.hash})`);
  expect(await ready()).toEqual([200, undefined]);
});
