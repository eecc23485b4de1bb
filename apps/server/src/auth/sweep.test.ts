import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { TokenPair } from './sessions.ts';
import { sweepSignIn } from './sweep.ts';

const world = await makeWorld();
const { login, sendCode, refresh, logout } = contract.auth;

async function counts(): Promise<Record<string, number>> {
  const [row] = await world.db.execute<Record<string, number>>(sql`
    select (select count(*)::int from throttle) as counters, (select count(*)::int from one_time_code) as codes,
      (select count(*)::int from account_session) as sessions`);
  return row ?? {};
}

test('counters, codes and sessions go when their time is over and not before, however many they are', async () => {
  const username = fresh('user');
  await makePerson(world, { role: 'STUDENT', username, password: 'right', phone: '09121112233' });
  const signIn = async () =>
    (await world.call(null, login, { body: { username, password: 'right' } })).body as TokenPair;
  const [kept, left] = [await signIn(), await signIn()];
  await world.call(null, login, { body: { username, password: 'wrong' } });
  await world.call(null, sendCode, { query: { phone: '09121112233' } });
  await world.call(null, logout, { body: { refresh: left.refresh } });
  const before = await counts();
  expect(await sweepSignIn(world.context)).toBe(0);

  await world.db.execute(sql`
    insert into throttle (key, count, window_ends_at)
    select 'old-' || n, 1, ${world.now().toISOString()}::timestamptz from generate_series(1, 2500) n`);
  expect(await sweepSignIn(world.context)).toBe(2500);
  expect(await counts()).toEqual(before);

  world.pass({ days: 8 });
  await sweepSignIn(world.context);
  expect(await counts()).toMatchObject({ codes: 0, sessions: 1 });
  expect((await world.call(null, refresh, { body: { refresh: kept.refresh } })).status).toBe(200);

  world.pass({ days: 61 });
  await sweepSignIn(world.context);
  expect(await counts()).toEqual({ counters: 0, codes: 0, sessions: 0 });
});

test('no request sweeps', async () => {
  await world.db.execute(sql`
    insert into throttle (key, count, window_ends_at)
    select 'stale-' || n, 1, '2020-01-01'::timestamptz from generate_series(1, 50) n`);
  await world.call(null, sendCode, { query: { phone: '09121112244' } });
  await world.call(null, login, { body: { username: fresh('user'), password: 'wrong' } });
  const [row] = await world.db.execute<{ stale: number }>(
    sql`select count(*)::int as stale from throttle where key like 'stale-%'`,
  );
  expect(row?.stale).toBe(50);
});
