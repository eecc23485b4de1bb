import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { openPostgres } from './postgres.ts';
import { defaultTimeLimits, type TimeLimits } from './time-limits.ts';
import { unavailableIn } from './unavailable.ts';

const world = await makeWorld();
const template = inject('databaseTemplate');
const POOL_SIZE = 4;

/** The address of this file's database; null on PGlite, which has one connection and nobody to wait for. */
async function address(): Promise<string | null> {
  if (template.engine === 'pglite') return null;
  const [row] = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(template.url);
  url.pathname = `/${row?.name}`;
  return url.href;
}

/** Locks an account's row by a session of its own; gives the end of that lock. */
async function lockAccount(url: string, id: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('select from account where id = $1 for update', [id]);
  return async () => {
    await client.query('rollback');
  };
}

async function openLimited(limits: Partial<TimeLimits>) {
  const url = await address();
  if (url === null) return null;
  const db = await openPostgres({ url, poolSize: 2, limits: { ...defaultTimeLimits, ...limits } });
  onTestFinished(() => db.close());
  return db;
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => unavailableIn(error)?.reason ?? String(error),
  );

test('more calls than there are connections wait for one row, and nobody else waits with them', async () => {
  const url = await address();
  const { students } = await makeClassroom(world, { students: 8 });
  const [stuck, ...others] = students;
  if (!stuck) throw new Error('a child is needed');
  const setTheme = (child: typeof stuck) =>
    world.call(child, contract.profile.setTheme, { body: { theme: 'green' } as const });
  const ended: string[] = [];
  const noteEnd = (name: string) => (reply: { status: number }) => {
    ended.push(name);
    return reply.status;
  };
  const unlock = url === null ? async () => undefined : await lockAccount(url, stuck.id);
  const waiting = Array.from({ length: 3 * POOL_SIZE }, () => setTheme(stuck).then(noteEnd('stuck')));
  const going = others.flatMap((child) => Array.from({ length: 3 }, () => setTheme(child).then(noteEnd('other'))));
  expect(new Set(await Promise.all(going))).toEqual(new Set([200]));
  // Where a row can be locked at all, none of those that wait for it has ended, in whatever way.
  if (url !== null) expect(ended).not.toContain('stuck');
  await unlock();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
});

test('a row that stays locked is reported as locked, with the time to try again', async () => {
  const url = await address();
  const { students } = await makeClassroom(world, { students: 1 });
  const [child] = students;
  if (!child || url === null) return;
  await lockAccount(url, child.id);
  const replies = await Promise.all(
    Array.from({ length: 3 * POOL_SIZE }, () =>
      world.call(child, contract.profile.setTheme, { body: { theme: 'green' } as const }),
    ),
  );
  for (const { status, refusal, headers } of replies) {
    expect([status, refusal.code, headers['retry-after']]).toEqual([503, 'locked', '2']);
    expect(refusal.detail).toMatch(/[\u0600-\u06ff]/);
  }
});

test('work that met a locked row is undone and done again, once', async () => {
  const url = await address();
  const { students } = await makeClassroom(world, { students: 1 });
  const [child] = students;
  if (!child || url === null) return;
  const unlock = await lockAccount(url, child.id);
  const begun: number[] = [];
  const work = world.db.transaction(async ({ execute }) => {
    begun.push(begun.length);
    if (begun.length === 2) await unlock();
    await execute(
      sql`insert into notification (account_id, title, body, school_id, created_at)
      values (${child.id}, 'یک بار', '', ${child.schoolId}, ${world.now()}::timestamptz)`,
    );
    await execute(sql`update account set first_name = 'نو' where id = ${child.id}`);
  });
  await work;
  expect(begun).toEqual([0, 1]);
  const notes = await world.db.execute(sql`select from notification where account_id = ${child.id}`);
  expect(notes).toHaveLength(1);
});

test('a statement that takes too long is ended, and its connection goes on', async () => {
  const db = await openLimited({ statementMs: 500 });
  if (db === null) return;
  expect(await reasonOf(db.execute(sql`select pg_sleep(20)`))).toBe('slow');
  expect(await db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a transaction that does nothing for too long is ended by the database', async () => {
  const db = await openLimited({ idleInTransactionMs: 50 });
  if (db === null) return;
  const gone = db.transaction(async ({ execute }) => {
    const [own] = await execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const isGone = async () =>
      (await world.db.execute(sql`select from pg_stat_activity where pid = ${own?.pid}`)).length === 0;
    while (!(await isGone()));
    await execute(sql`select 1`);
  });
  expect(await reasonOf(gone)).toBe('away');
  expect(await db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a call that gets no connection in time is answered so', async () => {
  // Long enough to open the pool and its connections on a busy machine: the same limit ends these.
  const db = await openLimited({ connectMs: 2000 });
  if (db === null) return;
  const end = Promise.withResolvers<void>();
  // On a busy machine a connection may take longer to open than this pool waits: then it is asked for again.
  const hold = (noteHeld: () => void): Promise<void> =>
    db
      .transaction(() => {
        noteHeld();
        return end.promise;
      })
      .catch((error: unknown) => {
        if (unavailableIn(error)?.reason !== 'busy') throw error;
        return hold(noteHeld);
      });
  const held = Array.from({ length: 2 }, () => Promise.withResolvers<void>());
  const holding = held.map(({ resolve }) => hold(resolve));
  await Promise.all(held.map(({ promise }) => promise));
  expect(await reasonOf(db.execute(sql`select 1`))).toBe('busy');
  end.resolve();
  await Promise.all(holding);
});

test('a thousand statements that fail, alone and in transactions, use no more connections than the pool has', async () => {
  const pids = new Set<string>();
  const failing = sql`select ('backend ' || pg_backend_pid())::integer`;
  const note = (error: Error) => pids.add(/backend (-?\d+)/.exec(`${error.message} ${error.cause}`)?.[1] ?? 'unknown');
  const fail = (n: number): Promise<unknown> => {
    if (n % 3 === 0) return world.db.transaction(({ execute }) => execute(failing));
    return n % 3 === 1 ? world.db.execute(failing) : world.db.orm.execute(failing);
  };
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: 50 }, (_, n) => fail(n).then(() => expect.unreachable(), note)));
  }
  expect(pids).not.toContain('unknown');
  expect(pids.size).toBeLessThanOrEqual(POOL_SIZE);
});
