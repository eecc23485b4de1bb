import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, QueryObserver } from '../../src/platform/db/database.ts';
import { openEmbedded } from '../../src/platform/db/embedded.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';

/** An empty database, without tables; `close` drops it. */
export async function emptyDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.engine === 'postgres') return createDatabase(template.url, template.name);
  // A fifth of the time that making a new one takes.
  const db = await openEmbedded({ template: new Blob([await readFile(template.file)]) });
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  return db;
}

/** A fresh, migrated database of this test file's own; `close` drops it. */
export async function freshDatabase(observe: QueryObserver): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.engine === 'pglite') {
    return openEmbedded({ template: new Blob([await readFile(template.file)]), observe });
  }
  return createDatabase(template.url, template.name, { template: template.name, observe });
}

async function createDatabase(
  serverUrl: string,
  prefix: string,
  { template, observe }: { template?: string; observe?: QueryObserver } = {},
): Promise<Database> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${name} ${template === undefined ? '' : `template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = await openPostgres({ url: url.href, poolSize: 4, ...(observe ? { observe } : {}) });
  return {
    ...db,
    close: async () => {
      await db.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
