import { contract } from '@mashq/api/contract';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { mashqHere } from './cli-process.ts';
import { freshPlace } from './lasting-database.ts';
import { ownPooler } from './own-pooler.ts';
import { startRefused, startServer } from './server-process.ts';

const template = inject('databaseTemplate');

test('a pooler in transaction mode is refused in one sentence, and works where Postgres itself is named beside it', {
  timeout: 240_000,
}, async ({ skip }) => {
  if (template.engine !== 'postgres') return skip('poolers stand before Postgres alone');
  const pooler = await ownPooler(template.url, 'transaction');
  if (pooler === null) return skip('PgBouncer is not installed');
  const { environment, remove } = await freshPlace();
  onTestFinished(async () => {
    await pooler.stop();
    await remove();
  });
  const direct = environment.DATABASE_URL ?? '';
  const pooled = { ...environment, DATABASE_URL: pooler.through(direct) };
  const refused = await startRefused(pooled);
  expect([refused.code, refused.output.trim()]).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL leads to a pooler in transaction mode\. [^\n]*DATABASE_LISTEN_URL[^\n]*$/),
  ]);
  expect(await mashqHere(pooled, ['doctor'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('a pooler in transaction mode'),
  });
  const inSessions = await ownPooler(template.url, 'session');
  const strict = await startRefused({ ...environment, DATABASE_URL: inSessions?.through(direct) ?? '' });
  await inSessions?.stop();
  expect([strict.code, strict.output]).toEqual([1, expect.stringContaining('a pooler that refuses settings')]);
  const twice = await startRefused({ ...pooled, DATABASE_LISTEN_URL: pooled.DATABASE_URL });
  expect([twice.code, twice.output]).toEqual([1, expect.stringContaining('DATABASE_LISTEN_URL leads to a pooler')]);

  // What the pooler drops, the role brings; the sentence has the statements.
  const both = { ...pooled, DATABASE_LISTEN_URL: direct };
  const bare = await startRefused(both);
  expect(bare).toMatchObject({ code: 1, output: expect.stringContaining('alter role') });
  const statements = bare.output.match(/alter role "\w+" set \w+ = '\w+';/g) ?? [];
  expect(statements.join(' ')).toMatch(/statement_timeout.*lock_timeout.*idle_in_transaction_session_timeout/);
  const database = new URL(direct).pathname.slice(1);
  const operator = new pg.Client({ connectionString: direct });
  await operator.connect();
  onTestFinished(() => operator.end());
  // For this database alone: other tests use the same role.
  for (const statement of statements) await operator.query(statement.replace(' set ', ` in database ${database} set `));
  // The connections of before keep theirs until they end.
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(await mashqHere(both, ['doctor'])).toMatchObject({ code: 0 });
  const school = ['school', 'create', '--title', 'دبستان دانش', '--province', 'IR-23'];
  expect(await mashqHere(both, school)).toMatchObject({ code: 0, errors: '' });

  // Two copies, many calls at once on few connections: statements with names would be lost or made twice.
  const copies = [await startServer(both), await startServer(both)];
  onTestFinished(async () => {
    for (const copy of copies) await copy.end('SIGKILL');
  });
  const replies = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const reply = await fetch(`${copies[n % 2]?.address}/api${contract.auth.login.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: `nobody${n}`, password: 'a password' }),
      });
      return reply.status;
    }),
  );
  expect(replies.filter((status) => status >= 500)).toEqual([]);
  await vi.waitFor(async () => {
    const { rows } = await operator.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'mashq-listener'`,
    );
    expect(rows).toHaveLength(2);
  });
  for (const copy of copies) expect(copy.output()).not.toMatch(/prepared statement|"level":50/);
});
