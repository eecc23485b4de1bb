import { randomUUID } from 'node:crypto';
import { contract, DATA_AGE_HEADER } from '@mashq/api/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { makeServer } from '../../app/http/server.ts';
import { makeReplica, type Query } from './replica.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const world = await makeWorld();

/** A primary and a replica that say where they are, and by their name which of them was read. */
function twoDatabases() {
  const state = { written: 100, replayed: 100, isReplica: true, database: 'a', fails: undefined as Error | undefined };
  const reply = (row: object) => ({ rows: [row] }) as Awaited<ReturnType<Query>>;
  const primary: Query = async ({ text }) =>
    reply(text.includes('pg_current_wal') ? { database: 'a', position: state.written } : { from: 'primary' });
  const standby: Query = async ({ text }) => {
    if (state.fails) throw state.fails;
    const { replayed: position, isReplica, database } = state;
    return reply(text.includes('pg_last_wal') ? { database, isReplica, position } : { from: 'replica' });
  };
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const changes: string[] = [];
  const made = makeReplica({ primary, standby, maxLagMs: 5_000 });
  made.replica.watch((isRead, why) => changes.push(isRead ? 'read' : why));
  onTestFinished(made.close);
  const ask = async () => ((await made.query({ text: 'select' })).rows[0] as { from: string }).from;
  const read = async () => {
    const { result, ageMs } = await made.replica.read(ask);
    return [result, ageMs];
  };
  return { ...made, state, changes, ask, read };
}

test('a request that may lag reads the replica while that is near, and says how old it is', async () => {
  const { state, read, ask, changes } = twoDatabases();
  expect(await read()).toEqual(['primary', null]);
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toEqual(['replica', 0]);
  expect(await ask()).toBe('primary');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await read()).toEqual(['replica', 500]);

  state.written = 200;
  await vi.advanceTimersByTimeAsync(4_000);
  // It has what was there at the look before the write.
  expect(await read()).toEqual(['replica', 4_500]);
  await vi.advanceTimersByTimeAsync(600);
  expect(await read()).toEqual(['primary', null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(changes).toEqual(['it is too far behind']);

  state.replayed = 200;
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await read())[0]).toBe('replica');
  expect(changes).toEqual(['it is too far behind', 'read']);
});

test.each([
  ['is no replica any more', { isReplica: false }],
  ['is of another database', { database: 'b' }],
  ['does not answer', { fails: new DatabaseUnavailable('away', new Error('gone')) }],
])('a replica that %s is not read', async (_, change) => {
  const { state, read, replica } = twoDatabases();
  await vi.advanceTimersByTimeAsync(0);
  expect((await read())[0]).toBe('replica');
  Object.assign(state, change);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await read()).toEqual(['primary', null]);
  expect(await replica.examine()).toEqual({ fault: expect.stringMatching(/no replica|another database|gone/) });
});

test('what the replica does not do the primary does, for the rest of the request; what takes too long is not done twice', async () => {
  const { state, ask, replica, beginWriting } = twoDatabases();
  await vi.advanceTimersByTimeAsync(0);
  state.fails = new Error('cannot execute INSERT in a read-only transaction');
  const twice = async () => {
    const first = await ask();
    state.fails = undefined;
    return [first, await ask()];
  };
  expect(await replica.read(twice)).toEqual({ result: ['primary', 'primary'], ageMs: null });
  const writing = async () => {
    const first = await ask();
    beginWriting();
    return [first, await ask()];
  };
  // It is as old as its oldest part.
  expect(await replica.read(writing)).toEqual({ result: ['replica', 'primary'], ageMs: 0 });
  state.fails = new DatabaseUnavailable('slow', new Error('canceled'));
  await expect(replica.read(ask)).rejects.toThrow('canceled');
});

test('the header says how old a reply is; a browser that wrote reads the primary, and only it', async () => {
  let reads = 0;
  async function read<T>(work: () => Promise<T>) {
    reads += 1;
    return { result: await work(), ageMs: 1_200 };
  }
  const app = await makeServer({
    services: world.services,
    logLevel: 'silent',
    trustProxy: 0,
    secure: true,
    shedAfterMs: 0,
    replica: { maxLagMs: 5_000, lagMs: () => 0, read, watch: () => undefined, examine: async () => ({ lagMs: 0 }) },
  });
  onTestFinished(() => app.close());
  const manager = await makePerson(world, { role: 'MANAGER' });
  const authorization = `Bearer ${await world.context.tokens.issue({ id: manager.id, sessionId: randomUUID(), version: 0 }, world.now())}`;
  const get = (path: string, cookie = '') => app.inject({ url: `/api${path}`, headers: { authorization, cookie } });
  const { allClasses } = contract.school.reports;

  const reply = await get(allClasses.path);
  expect([reply.statusCode, reply.headers[DATA_AGE_HEADER], reply.headers['set-cookie']]).toEqual([
    200,
    '2',
    undefined,
  ]);
  const written = await app.inject({
    method: 'PATCH',
    url: `/api${contract.profile.setTheme.path}`,
    headers: { authorization },
    payload: { theme: 'green' },
  });
  expect([written.statusCode, written.headers['set-cookie']]).toEqual([
    200,
    'mashq-wrote=1; Max-Age=6; Path=/api; HttpOnly; SameSite=Strict; Secure',
  ]);
  expect((await get(allClasses.path, 'a=b; mashq-wrote=1')).headers[DATA_AGE_HEADER]).toBeUndefined();
  // A call that must not lag does not, whatever the browser did.
  expect((await get(contract.profile.brief.path)).headers[DATA_AGE_HEADER]).toBeUndefined();
  expect(reads).toBe(1);
});
