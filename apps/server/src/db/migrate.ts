import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

/** Any number, the same in every copy of the server: only one migrates at a time. */
const MIGRATION_LOCK = 7_236_411;

/** Brings the database to the newest schema: each migration once, all of them or none. */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') });
  await db.transaction(
    async ({ rows }) => {
      if (db.engine === 'postgres') await rows(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await rows(sql`create table if not exists schema_migration (made_at bigint primary key, hash text not null)`);
      const [newest] = await rows<{ at: number | null }>(sql`select max(made_at)::float8 as at from schema_migration`);
      for (const { sql: statements, folderMillis, hash } of migrations) {
        if (newest?.at !== null && newest?.at !== undefined && folderMillis <= newest.at) continue;
        for (const statement of statements) await rows(sql.raw(statement));
        await rows(sql`insert into schema_migration (made_at, hash) values (${folderMillis}, ${hash})`);
      }
    },
    { unlimited: true },
  );
}
