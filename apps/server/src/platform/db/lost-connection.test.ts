import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { openPostgres } from './postgres.ts';
import { unavailableIn } from './unavailable.ts';

const world = await makeWorld();
const template = inject('databaseTemplate');

test('a connection that ends while its statement runs is a database away, and the next call gets another', async () => {
  // PGlite lives in the process: it has no connection to lose.
  if (template.engine === 'pglite') return;
  const [row] = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
  const address = new URL(template.url);
  address.pathname = `/${row?.name}`;
  const db = await openPostgres({ url: address.href, poolSize: 1 });
  onTestFinished(() => db.close());
  const operator = new pg.Client({ connectionString: address.href });
  await operator.connect();
  onTestFinished(() => operator.end());
  const backends = () =>
    operator.query<{ pid: number }>(
      `select pid from pg_stat_activity where query like '%a long statement%' and state = 'active' and pid <> pg_backend_pid()`,
    );

  const running = db.execute(sql`select pg_sleep(30) /* a long statement */`).then(
    () => 'none',
    (error: unknown) => unavailableIn(error)?.reason ?? String(error),
  );
  await vi.waitFor(async () => expect((await backends()).rowCount).toBe(1), { timeout: 60_000, interval: 20 });
  for (const { pid } of (await backends()).rows) await operator.query('select pg_terminate_backend($1)', [pid]);
  expect(await running).toBe('away');
  expect(await db.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
