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

/** A fresh, migrated database of this test file's own; `close` gives it back or drops it. */
export async function freshDatabase(observe: QueryObserver): Promise<Database> {
  // A file with two worlds has two databases.
  if (lent?.isFree === false) return openNew(observe);
  if (lent && (await schemaOf(lent.db)) !== lent.schema) {
    await lent.db.close();
    lent = undefined;
  }
  if (lent) await lent.empty();
  lent ??= await openLent();
  const mine = lent;
  mine.isFree = false;
  observer = observe;
  return {
    ...mine.db,
    close: async () => {
      observer = undefined;
      mine.isFree = true;
    },
  };
}

async function openNew(observe: QueryObserver): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.engine === 'postgres') {
    return createDatabase(template.url, template.name, { template: template.name, observe });
  }
  return openEmbedded({ template: new Blob([await readFile(template.file)]), observe });
}

/** What the schema is, as one text: a test that changed it has used its database up. */
const SCHEMA = sql`
  select md5(string_agg(fact, ',' order by fact)) as schema from (
    select concat_ws(' ', 'relation', relname, relkind, relchecks, relnatts) as fact from pg_class
    where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'trigger', tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'constraint', conname, convalidated) from pg_constraint
    union all select concat_ws(' ', 'function', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
  ) facts`;

const schemaOf = async ({ execute }: Database) => (await execute<{ schema: string }>(SCHEMA))[0]?.schema;

/** The tables that hold something, rows or what deleted rows left. */
const FILLED = sql`
  select format('%I', relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

/**
 * Row by row: a world has few rows in few of many tables, and `truncate` makes new files for each table and index, which takes
 * as long as a new database.
 */
const deleteFrom = (tables: readonly string[]) =>
  sql.raw(`do $$ begin ${tables.map((name) => `delete from ${name};`).join(' ')} end $$`);

interface Lent {
  readonly db: Database;
  readonly schema: string | undefined;
  /** Empties it for the next file: rows that the migrations made are there again, as in a new one. */
  readonly empty: () => Promise<void>;
  isFree: boolean;
}

/** The database of this worker: emptying it takes a fifth of the time that making one takes. */
let lent: Lent | undefined;
/** Of the file that has it. */
let observer: QueryObserver | undefined;

async function openLent(): Promise<Lent> {
  const db = await openNew((text) => observer?.(text));
  const tables = (
    await db.execute<{ name: string }>(sql`
      select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
  ).map(({ name }) => name);
  const rows = new Map<string, string>();
  for (const name of tables) {
    const [all] = await db.execute<{ rows: string | null }>(
      sql`select json_agg(t)::text as rows from ${sql.identifier(name)} t`,
    );
    if (all?.rows) rows.set(name, all.rows);
  }
  return {
    db,
    schema: await schemaOf(db),
    isFree: true,
    empty: async () => {
      const filled = (await db.execute<{ name: string }>(FILLED)).map(({ name }) => name);
      await db.transaction(
        async ({ execute }) => {
          // Without triggers: one of them refuses that the audit is emptied.
          await execute(sql`set local session_replication_role = replica`);
          await execute(deleteFrom(filled));
          for (const [name, text] of rows)
            await execute(sql`insert into ${sql.identifier(name)} overriding system value
              select * from json_populate_recordset(null::${sql.identifier(name)}, ${text}::json)`);
        },
        { unlimited: true },
      );
      // Nothing else removes them, and each query of the files that follow would read over rows that are gone.
      await db.execute(sql.raw(`vacuum ${filled.join(', ')}`));
    },
  };
}

async function createDatabase(
  serverUrl: string,
  prefix: string,
  { template, observe }: { template?: string; observe?: QueryObserver } = {},
): Promise<Database> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `${prefix}_${randomBytes(4).toString('hex')}`;
  // The log would be written block by block; nothing but the files is needed of a database that lives for seconds.
  const copied = template === undefined ? '' : `template ${template} strategy file_copy`;
  await admin.query(`create database ${name} ${copied}`);
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
