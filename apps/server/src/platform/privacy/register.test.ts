import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as schema from '../db/schema/index.ts';
import { exportedColumns, REGISTER, wordsOf } from './register.ts';

const inSql = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((each) => getTableConfig(each));

/** Columns that name an account without a reference to it. */
const BY_NAME =
  /^(student_id|account_ids?|teacher_id|author_id|owner_id|sender_id|reporter_id|.*_by|actor|decision_actor)$/;

test('every table is in the register, and no other', () => {
  expect(Object.keys(REGISTER).sort()).toEqual(tables.map(({ name }) => name).sort());
});

describe.each(tables.map((table) => [table.name, table] as const))('%s', (name, { columns, foreignKeys }) => {
  const entry = REGISTER[name] ?? { kind: 'school' as const, personal: '', plain: '', deletion: 'kept' as const };
  const names = columns.map((column) => inSql(column.name));

  test('has each column in the register once', () => {
    expect([...wordsOf(entry.personal), ...wordsOf(entry.plain)].sort()).toEqual(names.sort());
  });

  test('says of each column that names an account whether it leads to an export', () => {
    const references = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.account)
      .flatMap((reference) => reference.columns.map((column) => inSql(column.name)));
    const naming = new Set([...references, ...names.filter((column) => BY_NAME.test(column))]);
    expect(Object.keys(entry.people ?? {})).toEqual(expect.arrayContaining([...naming]));
    for (const column of [...Object.keys(entry.people ?? {}), ...Object.keys(entry.hidden ?? {})])
      expect(names).toContain(column);
  });

  test('is exported, or says why not', () => {
    const isExported = exportedColumns(name).length > 0 || entry.through !== undefined;
    expect(isExported && entry.notExported !== undefined).toBe(false);
    if (wordsOf(entry.personal).length > 0) expect(isExported || entry.notExported !== undefined).toBe(true);
  });
});
