import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import type { Database, Session } from './database.ts';
import { AppliedMigration, pendingMigrations } from './migration-history.ts';

/** Any number, the same in every copy of the server: only one migrates at a time. */
const MIGRATION_LOCK = 7_236_411;

/** The migrations of this program, in order. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') });

const appliedMigrations = ({ query }: Session) =>
  query(AppliedMigration, sql`select made_at::float8 as "madeAt", hash from schema_migration`);

/**
 * Brings the database to the newest schema: each migration once, all of them or none. Returns how many ran. Throws
 * `StartError` where the database's history is not the beginning of this program's.
 */
export async function migrate(db: Database): Promise<number> {
  return db.transaction(
    async (session) => {
      const { execute } = session;
      if (db.engine === 'postgres') await execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await execute(sql`create table if not exists schema_migration (made_at bigint primary key, hash text not null)`);
      const pending = pendingMigrations(knownMigrations(), await appliedMigrations(session));
      for (const { sql: statements, folderMillis, hash } of pending) {
        for (const statement of statements) await execute(sql.raw(statement));
        await execute(sql`insert into schema_migration (made_at, hash) values (${folderMillis}, ${hash})`);
      }
      return pending.length;
    },
    { unlimited: true },
  );
}

const CountPendingRow = v.object({ exists: v.boolean() });

/** How many migrations a start would run; changes nothing. Throws `StartError` as `migrate` does. */
export async function countPending(db: Session): Promise<number> {
  const [found] = await db.query(
    CountPendingRow,
    sql`
    select to_regclass('schema_migration') is not null as exists`,
  );
  return pendingMigrations(knownMigrations(), found?.exists ? await appliedMigrations(db) : []).length;
}
