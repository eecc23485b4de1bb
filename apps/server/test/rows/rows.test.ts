import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { RowShape } from '../../src/platform/db/database.ts';
import { jsonAs, nullable, textAs } from '../../src/platform/db/row.ts';
import { makeWorld } from '../world/world.ts';
import { statementsOf } from './statements.ts';

const world = await makeWorld();

const shape = v.object({
  id: v.string(),
  role: textAs<'TEACHER'>(),
  made: v.date(),
  names: v.nullable(jsonAs<string[]>()),
  ...nullable({ count: v.number() }),
});

const columns = (changed: Readonly<Record<string, SQL | null>> = {}) =>
  sql.join(
    Object.entries({
      id: sql`gen_random_uuid()`,
      role: sql`'TEACHER'::text`,
      made: sql`now()`,
      names: sql`array['الف']`,
      count: sql`null::int`,
      ...changed,
    }).flatMap(([name, column]) => (column === null ? [] : [sql`${column} as ${sql.identifier(name)}`])),
    sql`, `,
  );

test('rows that are as their shape says are given', async () => {
  await expect(world.db.query(shape, sql`select ${columns()}`)).resolves.toMatchObject([
    { role: 'TEACHER', count: null },
  ]);
});

test.each<[string, RowShape, SQL, string]>([
  ['a column that is missing', shape, columns({ role: null }), 'no column "role"'],
  ['a column too many', shape, columns({ phone: sql`'0912'` }), 'a column "phone" that its shape does not have'],
  ['a column of another type', shape, columns({ made: sql`current_date` }), '"made" is of type 1082'],
  ['a count that drivers read differently', shape, columns({ count: sql`count(*)` }), '"count" is of type 20'],
  ['text where JSON is read', shape, columns({ names: sql`'الف'::text` }), '"names" is of type 25'],
])('%s is found where there is no row', async (_, read, selected, fault) => {
  await expect(world.db.query(read, sql`select ${selected} having false`)).rejects.toThrow(fault);
});

test('a null that the shape does not have is found', async () => {
  await expect(world.db.query(shape, sql`select ${columns({ made: sql`null::timestamptz` })}`)).rejects.toThrow(
    /made: .*Date.*null/,
  );
});

test('in a transaction replies are compared too', async () => {
  await expect(world.db.transaction((tx) => tx.query(shape, sql`select ${columns({ role: null })}`))).rejects.toThrow(
    'no column "role"',
  );
});

test('statements of the sources are known by their longest part', () => {
  const source = [
    'const found = await query(',
    '  Row,',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '  sql`select a from b where ${all ? sql`true` : sql`c = ${"}"}`} and d = ${e} order by f`,',
    ');',
    'await execute(sql`delete from b`);',
    'db.query(Row, sql`select 1`);',
  ].join('\n');
  expect(statementsOf('a.ts', source)).toEqual([
    { file: 'a.ts', line: 1, part: 'select a from b where ' },
    { file: 'a.ts', line: 6, part: 'select 1' },
  ]);
});
