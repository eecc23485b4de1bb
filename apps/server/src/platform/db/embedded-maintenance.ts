import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Session } from './database.ts';

/**
 * Counts what is in the tables, by which queries are planned. Without it an answer searches through all questions of its
 * child. Autovacuum does it on a Postgres server in its own time, which is too late for tables that are filled at once.
 */
export async function countStatistics({ execute }: Session): Promise<void> {
  // A table that autovacuum works on is counted by it, and would be waited for longer than a lock may take.
  await execute(sql`analyze (skip_locked)`);
}

const TableRow = v.object({ name: v.string() });

const DAY = 24 * 3_600_000;

/**
 * A job that removes what was deleted or changed and counts statistics, at most once a day: the embedded database has no
 * process beside its own, so no autovacuum. One table after another, so that no request waits for all of them. On a Postgres
 * server it does nothing.
 */
export function embeddedMaintenance(
  { engine, query, execute }: Pick<Database, 'engine' | 'query' | 'execute'>,
  clock: () => Date,
): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = clock().getTime();
    if (engine !== 'pglite' || now < next) return;
    next = now + DAY;
    const tables = await query(
      TableRow,
      sql`
      select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by c.relname`,
    );
    for (const { name } of tables) await execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
  };
}
