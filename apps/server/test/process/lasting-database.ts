import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { openEmbedded } from '../../src/platform/db/embedded.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';

/** A database that outlives the server that uses it: a folder, or a Postgres database. */
export interface Place {
  /** What a server needs in its environment to use it. */
  readonly environment: Record<string, string>;
  /** Opens it within the test; no server may run on it meanwhile. */
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<void>;
}

export async function freshPlace(): Promise<Place> {
  const template = inject('databaseTemplate');
  const folder = await mkdtemp(join(tmpdir(), 'mashq-place-'));
  const environment = {
    DATA_DIR: folder,
    WEB_DIST: join(folder, 'none'),
    HOST: '127.0.0.1',
    PORT: '0',
    // A machine that runs other tests beside it is slow, not overloaded.
    SHED_AFTER_MS: '0',
  };
  if (template.engine === 'pglite') {
    const made = await openEmbedded({ dataDir: folder, template: new Blob([await readFile(template.file)]) });
    await made.close();
    return {
      environment,
      open: () => openEmbedded({ dataDir: folder }),
      remove: () => rm(folder, { recursive: true }),
    };
  }
  const name = `${template.name}_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: template.url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template.name}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  return {
    environment: {
      ...environment,
      DATABASE_URL: url.href,
      SESSION_SECRET: randomBytes(24).toString('hex'),
      DATA_KEY: randomBytes(24).toString('hex'),
    },
    open: () => openPostgres({ url: url.href, poolSize: 2 }),
    remove: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(folder, { recursive: true });
    },
  };
}
