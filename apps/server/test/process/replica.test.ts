import { randomBytes, randomUUID } from 'node:crypto';
import { contract, DATA_AGE_HEADER } from '@mashq/api/contract';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';
import { ask, MANAGER, prepareClass, type Questions, signIn, someInput } from './answering-class.ts';
import { mashqHere } from './cli-process.ts';
import { freshPlace } from './lasting-database.ts';
import { ownPostgres } from './own-postgres.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const WAIT = { timeout: 60_000, interval: 200 };
/** Long enough for the steps of the test while the replica stands still, on a busy machine too. */
const MAX_LAG_MS = 15_000;

test('a report comes of the replica, says how old it is, has what the browser wrote, and survives the replica', {
  timeout: 300_000,
}, async ({ skip }) => {
  const primary = inject('databaseTemplate').engine === 'postgres' ? await ownPostgres() : null;
  if (primary === null) return skip('replicas are of Postgres alone, and its server programs are needed');
  onTestFinished(primary.remove);
  const replica = await primary.replicate();
  onTestFinished(replica.remove);
  const fresh = await freshPlace();
  onTestFinished(fresh.remove);
  const secrets = { SESSION_SECRET: randomBytes(32).toString('hex'), DATA_KEY: randomBytes(32).toString('hex') };
  const environment = {
    ...fresh.environment,
    ...secrets,
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    DATABASE_READ_MAX_LAG_MS: String(MAX_LAG_MS),
    LOG_LEVEL: 'warn',
  };
  const open = async () => {
    const db = await openPostgres({ url: primary.url, poolSize: 2 });
    await migrate(db);
    return db;
  };
  const { homeworkId, usernames } = await prepareClass({ environment, open, remove: fresh.remove }, 1);
  const one = await startServer(environment);
  const two = await startServer(environment);
  onTestFinished(async () => {
    for (const copy of [one, two]) await copy.end('SIGKILL');
  });
  const token = await signIn(one, usernames[0] ?? '');
  const manager = await signIn(one, MANAGER);
  const questions = await ask<Questions>(one, token, 'GET', `/member/homework/${homeworkId}/questions/`);

  async function report({ address }: ServerProcess, cookie = '') {
    const { path } = contract.school.reports.questionsPie;
    const reply = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${manager}`, cookie } });
    const age = reply.headers.get(DATA_AGE_HEADER);
    const { answered } = (await reply.json()) as { answered: number };
    return { status: reply.status, answered, age: age === null ? null : Number(age) };
  }
  /** A student answers the next question; gives the cookie that the browser keeps. */
  async function answer({ address }: ServerProcess): Promise<string> {
    const question = questions.shift();
    if (question === undefined) throw new Error('no questions are left');
    const now = new Date().toISOString();
    const reply = await fetch(`${address}/api/member/questions/${question.question_id}/answer/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        id: randomUUID(),
        raw: someInput(question),
        shownAt: now,
        answeredAt: now,
        activeMs: 900,
      }),
    });
    expect(reply.status).toBe(200);
    return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
  const isRead = (since: string) =>
    vi.waitFor(async () => expect((await report(two)).age, `${since}: ${two.output()}`).not.toBeNull(), WAIT);
  const operator = new pg.Client({ connectionString: replica.url });
  operator.on('error', () => undefined);
  await operator.connect();
  onTestFinished(() => operator.end().catch(() => undefined));

  await isRead('the start');
  expect(await mashqHere(environment, ['doctor'])).toMatchObject({
    output: expect.stringContaining('ok    reports are read of a replica'),
  });

  await operator.query('select pg_wal_replay_pause()');
  const cookie = await answer(one);
  // The other copy of the server knows of the write by the browser alone: by that of a manager it would be the same.
  expect(await report(two, cookie)).toEqual({ status: 200, answered: 1, age: null });
  expect(await report(two)).toEqual({ status: 200, answered: 0, age: expect.any(Number) });
  const { age } = await report(two);
  await vi.waitFor(async () => {
    const later = await report(two);
    expect([later.answered, later.age]).toEqual([0, expect.any(Number)]);
    expect(later.age).toBeGreaterThan((age ?? 0) + 1);
  }, WAIT);
  // Beyond the limit it is left alone.
  await vi.waitFor(async () => expect(await report(two)).toEqual({ status: 200, answered: 1, age: null }), WAIT);
  await vi.waitFor(
    () => expect(two.output()).toMatch(/read of the primary, not of the replica: it is too far behind/),
    WAIT,
  );

  await operator.query('select pg_wal_replay_resume()');
  await isRead('it goes on');
  expect((await report(two)).answered).toBe(1);

  await replica.crash();
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => report(n % 2 === 0 ? one : two)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
    new Set([JSON.stringify({ status: 200, answered: 1, age: null })]),
  );
  await replica.start();
  await isRead('it is back');

  // What was a replica goes on by itself once it is a primary: its figures are of nobody.
  await replica.promote();
  await vi.waitFor(async () => expect((await report(two)).age).toBeNull(), WAIT);
  expect(await mashqHere(environment, ['doctor'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not read: it is no replica'),
  });
});
