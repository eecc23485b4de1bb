import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import type { Database, Session } from './database.ts';
import { AppliedMigration, pendingMigrations } from './migration-history.ts';

/** Any number, the same in every copy of the server: only one migrates at a time. */
const MIGRATION_LOCK = 7_236_411;

/** What the migrations make of an empty database, and their rows in `schema_migration`; written by scripts/baseline.ts. */
export const BASELINE_FILE = join(import.meta.dirname, 'baseline.sql');
export const BREAKPOINT = '--> statement-breakpoint';

const readBaseline = () => readFileSync(BASELINE_FILE, 'utf8');

/** The migrations of this program, in order. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') });

const appliedMigrations = ({ query }: Session) =>
  query(AppliedMigration, sql`select made_at::float8 as "madeAt", hash from schema_migration`);

/** Where the migrations that ran are written down. */
const makeHistory = ({ execute }: Session) =>
  execute(sql`create table if not exists schema_migration (made_at bigint primary key, hash text not null)`);

const HistoryRow = v.object({ exists: v.boolean() });

async function hasHistory({ query }: Session): Promise<boolean> {
  const [found] = await query(HistoryRow, sql`select to_regclass('schema_migration') is not null as exists`);
  return found?.exists === true;
}

/** Makes what the migrations of the baseline would have made; returns how many they are. */
async function runBaseline(session: Session, baseline: string): Promise<number> {
  for (const statement of baseline.split(BREAKPOINT)) await session.execute(sql.raw(statement));
  const history = await appliedMigrations(session);
  try {
    pendingMigrations(knownMigrations(), history);
  } catch (cause) {
    throw new StartError('baseline.sql is not of these migrations. Run `pnpm --filter @mashq/server baseline`.', {
      cause,
    });
  }
  return history.length;
}

/**
 * Brings the database to the newest schema: each migration once, all of them or none. Returns how many there were to run. A new
 * database begins with the baseline; null lets it run the whole history. Throws `StartError` where the database's history is not
 * the beginning of this program's.
 */
export async function migrate(db: Database, baseline: string | null = readBaseline()): Promise<number> {
  return db.transaction(
    async (session) => {
      const { execute } = session;
      if (db.engine === 'postgres') await execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      let begun = 0;
      if (!(await hasHistory(session))) {
        if (baseline === null) await makeHistory(session);
        else begun = await runBaseline(session, baseline);
      }
      const pending = pendingMigrations(knownMigrations(), await appliedMigrations(session));
      for (const { sql: statements, folderMillis, hash } of pending) {
        for (const statement of statements) await execute(sql.raw(statement));
        await execute(sql`insert into schema_migration (made_at, hash) values (${folderMillis}, ${hash})`);
      }
      return begun + pending.length;
    },
    { unlimited: true },
  );
}

/** How many migrations a start would run; changes nothing. Throws `StartError` as `migrate` does. */
export async function countPending(db: Session): Promise<number> {
  return pendingMigrations(knownMigrations(), (await hasHistory(db)) ? await appliedMigrations(db) : []).length;
}
