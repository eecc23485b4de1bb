import { expect, test } from 'vitest';
import type { RouteTable } from '../../platform/routing/route.ts';

const files = import.meta.glob<{ table?: RouteTable }>('./*.ts', { eager: true });
const tables = Object.values(files).flatMap(({ table }) => table ?? []);

/** Each path with the table it leads to by its first two words, as `useRoutesFor` reads it. */
const rows = tables.flatMap((table) => table.routes.map(({ path }) => [path, table] as const));

test.each(rows)('%s is in the table its path leads to', async (path, table) => {
  const [, first = '', second = ''] = path.split('/');
  const role = files[`./${first}.ts`]?.table;
  const area = role?.subtables?.[second];
  expect((await area?.ready()) ?? role ?? table).toBe(table);
});
