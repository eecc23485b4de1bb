import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, QueryObserver } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { openPostgres } from '../../src/db/postgres.ts';

/** A fresh, migrated database of this test file's own; `close` drops it. */
export async function freshDatabase(observe: QueryObserver): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.engine === 'pglite') {
    return openEmbedded({ template: new Blob([await readFile(template.file)]), observe });
  }
  const admin = new pg.Client({ connectionString: template.url });
  await admin.connect();
  const name = `${template.name}_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${name} template ${template.name}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const db = await openPostgres({ url: url.href, poolSize: 4, observe });
  return {
    ...db,
    close: async () => {
      await db.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
