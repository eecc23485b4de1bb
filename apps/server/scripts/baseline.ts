/**
 * `pnpm --filter @mashq/server baseline` writes src/platform/db/baseline.sql: what the migrations make of an empty database, as
 * one file that a new database begins with. Run it after each new migration; a test fails until then.
 */
import { writeFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../src/platform/db/database.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { BASELINE_FILE, BREAKPOINT, migrate } from '../src/platform/db/migrate.ts';

const Statement = v.object({ text: v.string() });

/** Of functions, tables and what else lies in the schema. */
const OURS = sql`'public'::regnamespace`;

const functions = sql`
  select pg_get_functiondef(p.oid) as text from pg_proc p where p.pronamespace = ${OURS} order by p.proname, p.oid`;

/** Columns in their order, then keys and checks. What a partition has is its table's. */
const tables = sql`
  with line as (
    select a.attrelid as "of", 0 as kind, a.attnum::int as place, '' as name, concat_ws(' ',
      quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attgenerated = 's' then format('GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
        when d.adbin is not null then format('DEFAULT %s', pg_get_expr(d.adbin, d.adrelid)) end,
      -- Where its column or table was renamed, this keeps its name.
      case when a.attnotnull then (
        select format('CONSTRAINT %I', n.conname) from pg_constraint n
        where n.conrelid = c.oid and n.contype = 'n' and n.conkey = array[a.attnum]
          and n.conname <> left(format('%s_%s', c.relname, a.attname), 54) || '_not_null') end,
      case when a.attnotnull then 'NOT NULL' end
    ) as text
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped
    union all
    select k.conrelid, 1, case k.contype when 'p' then 0 when 'u' then 1 else 2 end, k.conname,
      format('CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid))
    from pg_constraint k where k.contype in ('p', 'u', 'c')
  )
  select format(E'CREATE TABLE %I (\n\t%s\n)', c.relname, string_agg(l.text, E',\n\t' order by l.kind, l.place, l.name))
    || case when c.relkind = 'p' then ' PARTITION BY ' || pg_get_partkeydef(c.oid) else '' end
    || coalesce(' WITH (' || array_to_string(c.reloptions, ', ') || ')', '') as text
  from pg_class c join line l on l.of = c.oid
  where c.relnamespace = ${OURS} and c.relkind in ('r', 'p') and not c.relispartition
  group by c.oid order by c.relname`;

const partitions = sql`
  select format('CREATE TABLE %I PARTITION OF %I %s', c.relname, p.relname, pg_get_expr(c.relpartbound, c.oid)) as text
  from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
  where c.relnamespace = ${OURS} and c.relispartition and c.relkind = 'r' order by c.relname`;

/** By themselves, because tables refer to each other; one statement a table. */
const references = sql`
  select format(E'ALTER TABLE %I\n\t%s', c.relname,
    string_agg(format('ADD CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid)), E',\n\t' order by k.conname)) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = ${OURS} and k.contype = 'f' and k.conparentid = 0
  group by c.relname order by c.relname`;

/** An index of a partitioned table is made on the partitions too, not on the table only, as the catalog writes it. */
const indexes = sql`
  select replace(pg_get_indexdef(x.indexrelid), ' ON ONLY ', ' ON ') as text
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where i.relnamespace = ${OURS} and not i.relispartition
    and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u'))
  order by i.relname`;

const triggers = sql`
  select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = ${OURS} and not t.tgisinternal and t.tgparentid = 0 order by c.relname, t.tgname`;

const tableNames = sql`
  select c.relname::text as text from pg_class c
  where c.relnamespace = ${OURS} and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`;

/** Rows that migrations write: provinces, and which migrations these are. */
const rowsOf = (table: string) => sql`
  select format(E'INSERT INTO %I (%s) VALUES\n\t%s', ${table}::text,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''),
    string_agg(line.text, E',\n\t' order by line.text)) as text
  from (
    select (select '(' || string_agg(quote_nullable(each.value), ', ' order by a.attnum) || ')'
      from jsonb_each_text(to_jsonb(r)) each join pg_attribute a
        on a.attrelid = ${table}::regclass and a.attname = each.key and a.attgenerated = '') as text
    from ${sql.identifier(table)} r) line
  having count(*) > 0`;

/** Everything in the schema, as statements that make it again. */
export async function writeBaseline({ query }: Pick<Session, 'query'>): Promise<string> {
  const read = async (statement: SQL) => (await query(Statement, statement)).map(({ text }) => text.trim());
  const statements: string[] = [];
  for (const part of [functions, tables, partitions, references, indexes, triggers])
    statements.push(...(await read(part)));
  for (const table of await read(tableNames)) statements.push(...(await read(rowsOf(table))));
  return `-- Made of the migrations by \`pnpm --filter @mashq/server baseline\`. Not edited by hand.\n${statements.join(`;${BREAKPOINT}\n`)};\n`;
}

if (import.meta.main) {
  const db = await openEmbedded({});
  await migrate(db, null);
  writeFileSync(BASELINE_FILE, await writeBaseline(db));
  await db.close();
}
