import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createAttemptPartitions } from '../../src/platform/db/attempt-partitions.ts';
import { openEmbedded } from '../../src/platform/db/embedded.ts';
import '../rows/setup.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openPostgres } from '../../src/platform/db/postgres.ts';

/** What each test file's fresh database is copied from: a migrated one, made once a run. */
export type DatabaseTemplate =
  | { readonly engine: 'pglite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly name: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** When most tests happen: their answers lie in months as those of a server do. */
const AROUND = new Date('2026-09-21T07:00:00Z');

interface Made {
  readonly template: DatabaseTemplate;
  readonly remove: () => Promise<void>;
}

async function inPostgres(url: string): Promise<Made> {
  const name = `mashq_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = await openPostgres({ url: own.href, poolSize: 1 });
  await migrate(db);
  await createAttemptPartitions(db, AROUND);
  await db.close();
  return {
    template: { engine: 'postgres', url, name },
    remove: async () => {
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}

async function inPglite(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'mashq-test-'));
  const file = join(folder, 'template.tar');
  const db = await openEmbedded({});
  await migrate(db);
  await createAttemptPartitions(db, AROUND);
  await writeFile(file, await db.dump());
  await db.close();
  return { template: { engine: 'pglite', file }, remove: () => rm(folder, { recursive: true }) };
}

let made: Made | undefined;

/** With TEST_DATABASE_URL the whole suite runs on that Postgres server, else on PGlite. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  made = url ? await inPostgres(url) : await inPglite();
  project.provide('databaseTemplate', made.template);
}

export async function teardown(): Promise<void> {
  await made?.remove();
}
