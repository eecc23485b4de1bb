import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import type { Database, Session } from './database.ts';
import { AppliedMigration, pendingMigrations } from './migration-history.ts';
import { MIGRATION_LOCK, runningCopies } from './server-lock.ts';

/** What the migrations make of an empty database, and their rows in `schema_migration`; written by scripts/baseline.ts. */
export const BASELINE_FILE = join(import.meta.dirname, 'baseline.sql');
export const BREAKPOINT = '--> statement-breakpoint';

const readBaseline = () => readFileSync(BASELINE_FILE, 'utf8');

let known: ReturnType<typeof readMigrationFiles> | undefined;

/** The migrations of this program, in order; read once, for they are asked for with every look at whether it is ready. */
export function knownMigrations() {
  known ??= readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') });
  return known;
}

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
 * the beginning of this program's, and where servers run that need the schema of before.
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
      // On an empty database nothing runs that could break.
      const copies = pending.length > 0 && begun === 0 && db.engine === 'postgres' ? await runningCopies(session) : 0;
      if (copies > 0) {
        throw new StartError(
          `${pending.length} migrations are pending, and ${copies} ${copies === 1 ? 'server runs' : 'servers run'} on this database with the schema of before. Stop every copy, then migrate (docs/operate.md, “Upgrade”).`,
        );
      }
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

/**
 * Whether the database has the schema of this program, an older one, or one that this program does not know: of a newer version,
 * or of another history.
 */
export async function schemaFit(db: Session): Promise<'same' | 'older' | 'newer'> {
  try {
    return (await countPending(db)) === 0 ? 'same' : 'older';
  } catch (error) {
    if (error instanceof StartError) return 'newer';
    throw error;
  }
}
