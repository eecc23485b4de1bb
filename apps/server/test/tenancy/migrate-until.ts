import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../src/platform/db/database.ts';

/** The schema as it was before the first migration that says `marker`. */
export async function migrateUntil(db: Database, marker: string): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../../src/platform/db/migrations') });
  const first = all.findIndex(({ sql: statements }) => statements.some((text) => text.includes(marker)));
  if (first < 0) throw new Error(`no migration says ${marker}`);
  await db.execute(sql`create table schema_migration (made_at bigint primary key, hash text not null)`);
  for (const { sql: statements, folderMillis, hash } of all.slice(0, first)) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into schema_migration (made_at, hash) values (${folderMillis}, ${hash})`);
  }
}
