import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { citusScript, DISTRIBUTED_TABLES, LOCAL_TABLES, REFERENCE_TABLES } from '../../src/platform/db/distribution.ts';
import * as schema from '../../src/platform/db/schema/index.ts';
import { makeWorld } from '../world/world.ts';

const { db } = await makeWorld();
const distributed: readonly string[] = DISTRIBUTED_TABLES;
const isDistributed = (table: string) => distributed.includes(table);

interface Constraint {
  readonly table: string;
  readonly name: string;
  /** `p` a primary key, `f` a foreign key, `c` a check. */
  readonly kind: 'p' | 'f' | 'c';
  readonly columns: readonly string[];
  readonly of: string | null;
  readonly ofColumns: readonly string[] | null;
  readonly definition: string;
}

// Partitions are left out: what they have is their table's.
const constraints = await db.execute<Constraint>(sql`
  select t.relname::text as "table", k.conname::text as name, k.contype::text as kind,
    array(select a.attname::text from unnest(k.conkey) with ordinality u(n, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.place) as columns,
    f.relname::text as "of",
    array(select a.attname::text from unnest(k.confkey) with ordinality u(n, place)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.place) as "ofColumns",
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class t on t.oid = k.conrelid
  left join pg_class f on f.oid = k.confrelid
  where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'f', 'c') and not t.relispartition`);

const columns = await db.execute<{ table: string; name: string; type: string; nullable: boolean }>(sql`
  select c.table_name::text as "table", c.column_name::text as name, c.data_type::text as type,
    c.is_nullable = 'YES' as nullable
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and not (select p.relispartition from pg_class p where p.oid = c.table_name::regclass)`);

const indexes = await db.execute<{ table: string; name: string; isUnique: boolean; columns: string[] }>(sql`
  select t.relname::text as "table", i.relname::text as name, x.indisunique as "isUnique",
    array(select a.attname::text from unnest(x.indkey::int2[]) with ordinality u(n, place)
      join pg_attribute a on a.attrelid = x.indrelid and a.attnum = u.n order by u.place) as columns
  from pg_index x
  join pg_class i on i.oid = x.indexrelid
  join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and not t.relispartition`);

/** Name of a column in the database; of an expression none. */
const nameOf = (column: object) =>
  'name' in column ? String(column.name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : '';

test('migrations make the columns and indexes of the schema', () => {
  const tables = Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((each) => getTableConfig(each));
  expect(tables.length).toBeGreaterThan(60);
  const wanted = tables.flatMap((table) => [
    ...table.columns.map((column) => `${table.name}.${nameOf(column)}`),
    ...table.indexes.map(({ config }) => {
      const of = config.columns.map(nameOf).filter((name) => name !== '');
      return `${table.name}: ${config.unique ? 'unique ' : ''}${config.name ?? ''} (${of.join()})`;
    }),
  ]);
  const there = [
    ...columns.map(({ table, name }) => `${table}.${name}`),
    ...indexes.flatMap(({ table, name, isUnique, columns: of }) =>
      // An index that the schema gives no name is known by its columns.
      [name, ''].map((known) => `${table}: ${isUnique ? 'unique ' : ''}${known} (${of.join()})`),
    ),
  ];
  expect(wanted.filter((each) => !there.includes(each))).toEqual([]);
});

test('every table is known to be distributed, a reference or local', () => {
  const tables = [...new Set(columns.map(({ table }) => table))].sort();
  expect(tables).toEqual([...distributed, ...REFERENCE_TABLES, ...LOCAL_TABLES].sort());
});

test('a school is never null but in the audit log, and every distributed table has one', () => {
  const ofSchool = columns.filter(({ name, table }) => name === 'school_id' && table !== 'audit_event');
  expect(ofSchool.filter(({ nullable }) => nullable)).toEqual([]);
  expect(
    ofSchool
      .map(({ table }) => table)
      .filter(isDistributed)
      .sort(),
  ).toEqual([...distributed].sort());
});

test('the school leads every key and every index of a distributed table', () => {
  const keys = constraints.filter(({ kind, table }) => kind === 'p' && isDistributed(table));
  expect(keys).toHaveLength(distributed.length);
  // Administrators look through the support chats of all schools: every shard is asked, by words or by time.
  const ofAll = ['chat_newest', 'chat_message_search', 'chat_message_newest', 'chat_message_image'];
  const ofSchools = indexes.filter(({ table, name }) => isDistributed(table) && !ofAll.includes(name));
  const leading = [...keys, ...ofSchools];
  expect(leading.filter((each) => each.columns[0] !== 'school_id')).toEqual([]);
});

test('a reference between distributed tables names the school on both sides, and none leads into them from outside', () => {
  const wrong = constraints.filter(({ kind, table, of, columns: from, ofColumns }) => {
    if (kind !== 'f' || of === null || !isDistributed(of)) return false;
    return !isDistributed(table) || from[0] !== 'school_id' || ofColumns?.[0] !== 'school_id';
  });
  expect(wrong).toEqual([]);
  const toLocal = constraints.filter(
    ({ table, of }) => isDistributed(table) && of !== null && (LOCAL_TABLES as readonly string[]).includes(of),
  );
  expect(toLocal).toEqual([]);
});

test('the script for Citus places each table once, after those that it refers to, and all that is of a school together', () => {
  const placed = citusScript().flatMap((line) => {
    const [, how, table = '', beside] =
      /^select create_(reference|distributed)_table\('(\w+)'(?:, 'school_id', colocate_with => '(\w+)')?\);$/.exec(
        line,
      ) ?? [];
    return how === undefined ? [] : [{ isReference: how === 'reference', table, beside }];
  });
  const order = placed.map(({ table }) => table);
  const there = new Set(columns.map(({ table }) => table));
  expect(order.filter((table) => !there.has(table))).toEqual([]);
  expect(placed.filter(({ isReference }) => !isReference).map(({ table }) => table)).toEqual([...distributed]);
  expect(new Set(placed.flatMap(({ beside }) => beside ?? []))).toEqual(new Set(['none', distributed[0]]));
  const early = constraints.filter(
    ({ kind, table, of }) =>
      kind === 'f' && of !== null && of !== table && order.includes(table) && order.indexOf(of) > order.indexOf(table),
  );
  expect(early.map(({ table, of }) => `${table} before ${of}`)).toEqual([]);
  // A reference from a table that is placed to one that is not would be refused as well.
  expect(
    constraints.filter(
      ({ kind, table, of }) => kind === 'f' && order.includes(table) && of !== null && !order.includes(of),
    ),
  ).toEqual([]);
});

/** Texts whose values are open: names, titles, what people wrote, hashes, ids, errors. */
const OPEN_TEXTS =
  /actor|action|target|request_id|error|fingerprint|message|stack|title|heading|intro|name|body|note|path|url|username|phone|hash|key|agent|slug|code|skill_id|version|normalized|misconception|plan|features|description|order_no|authority|ref_id|card_mask|alt|endpoint|p256dh|auth|city|address|email|opening|token|summary|place/;

test('a column of text takes either anything or the values its CHECK lists', () => {
  const checks = constraints.filter(({ kind }) => kind === 'c');
  const unchecked = columns.filter(
    ({ table, name, type }) =>
      type === 'text' &&
      !OPEN_TEXTS.test(name) &&
      !checks.some((check) => check.table === table && check.columns.includes(name)),
  );
  expect(unchecked.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
});

test('counts are never below zero', () => {
  const checks = constraints.filter(({ kind }) => kind === 'c');
  const unchecked = columns.filter(
    ({ table, name, type }) =>
      (type === 'integer' || (type === 'bigint' && name !== 'made_at')) &&
      !(name.startsWith('source_') && table === 'assignment') &&
      !checks.some((check) => check.table === table && check.columns.includes(name)),
  );
  expect(unchecked.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
});
