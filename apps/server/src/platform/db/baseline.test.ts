import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBaseline } from '../../../scripts/baseline.ts';
import { migrateUntil } from '../../../test/tenancy/migrate-until.ts';
import { emptyDatabase } from '../../../test/world/database.ts';
import type { Database } from './database.ts';
import { BASELINE_FILE, migrate } from './migrate.ts';

/** All that the catalog says of the schema, by what it says it of; names instead of numbers. */
const FACTS = {
  relations: sql`
    select c.relname, c.relkind, c.relpersistence, c.reloptions, c.relreplident, c.relrowsecurity, c.relacl::text,
      c.relispartition, pg_get_partkeydef(c.oid), pg_get_expr(c.relpartbound, c.oid), obj_description(c.oid, 'pg_class')
    from pg_class c where c.relnamespace = 'public'::regnamespace`,
  columns: sql`
    select c.relname, a.attname, row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcompression, a.attstattarget, a.attoptions, a.attacl::text,
      a.attcollation::regcollation::text, a.attislocal, a.attinhcount, pg_get_expr(d.adbin, d.adrelid),
      col_description(c.oid, a.attnum)
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraints: sql`
    select conrelid::regclass::text, conname, contype, condeferrable, condeferred, convalidated, conislocal, coninhcount,
      connoinherit, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: sql`
    select indrelid::regclass::text, pg_get_indexdef(indexrelid), indisunique, indisprimary, indisvalid, indisclustered,
      indisreplident, indoption::text, indclass::text, indcollation::text
    from pg_index x join pg_class c on c.oid = x.indexrelid where c.relnamespace = 'public'::regnamespace`,
  functions: sql`
    select proname, pg_get_functiondef(oid), proacl::text from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: sql`
    select tgrelid::regclass::text, tgname, tgenabled,
      -- How often an \`or\` of several conditions is bracketed depends on how it was written.
      translate(pg_get_triggerdef(t.oid), '()', '')
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
  types: sql`select typname, typtype from pg_type where typnamespace = 'public'::regnamespace`,
  extensions: sql`select extname from pg_extension`,
  statistics: sql`select stxname from pg_statistic_ext`,
  partitions: sql`select inhrelid::regclass::text, inhparent::regclass::text from pg_inherits`,
};

async function factsOf({ execute }: Database): Promise<Record<string, string[]>> {
  const facts: Record<string, string[]> = {};
  for (const [name, statement] of Object.entries(FACTS))
    facts[name] = (await execute(statement)).map((row) => JSON.stringify(row)).sort();
  const tables = await execute<{ name: string }>(sql`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  for (const { name } of tables)
    facts[`rows of ${name}`] = (await execute(sql`select * from ${sql.identifier(name)}`))
      .map((row) => JSON.stringify(row))
      .sort();
  return facts;
}

const opened: Database[] = [];
async function open(): Promise<Database> {
  const db = await emptyDatabase();
  opened.push(db);
  return db;
}
afterAll(() => Promise.all(opened.map((db) => db.close())));

/** All migrations ran in it, one after another. */
let old: Database;
/** What a baseline was when migrations came after it. */
let earlier: string;
beforeAll(async () => {
  old = await open();
  await migrateUntil(old, 'waiting_answer');
  earlier = await writeBaseline(old);
  await migrate(old, null);
});

test('a new database has what an old one has that ran every migration: structure, code and rows', async () => {
  const fresh = await open();
  const expected = await factsOf(old);
  expect(expected.columns?.length).toBeGreaterThan(600);
  expect(expected['rows of province']?.length).toBe(31);
  expect(await migrate(fresh)).toBe(expected['rows of schema_migration']?.length);
  expect(await factsOf(fresh)).toEqual(expected);
  // Nothing is left to do.
  expect(await migrate(fresh)).toBe(0);
});

test('migrations later than a baseline run after it', async () => {
  const fresh = await open();
  await migrate(fresh, earlier);
  expect(await factsOf(fresh)).toEqual(await factsOf(old));
});

test('a baseline of other migrations is refused, and leaves the database empty', async () => {
  const fresh = await open();
  const [hash = ''] = /(?<=\t\('\d+', ')\w{64}/.exec(readFileSync(BASELINE_FILE, 'utf8')) ?? [];
  const other = readFileSync(BASELINE_FILE, 'utf8').replace(hash, hash.replaceAll(/./g, '0'));
  await expect(migrate(fresh, other)).rejects.toThrow(/baseline\.sql is not of these migrations/);
  expect((await factsOf(fresh)).relations).toEqual([]);
});

// It is written on the embedded database: each version of Postgres has its own way to write an expression.
test('the baseline is what the migrations of now make', async () => {
  if (old.engine === 'pglite')
    expect(await writeBaseline(old), 'run pnpm --filter @mashq/server baseline').toBe(
      readFileSync(BASELINE_FILE, 'utf8'),
    );
});
