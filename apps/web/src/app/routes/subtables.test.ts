import { expect, test } from 'vitest';
import type { RouteTable } from '../../platform/routing/route.ts';
import { loadRoutesFor } from './route-tables.ts';

const files = import.meta.glob<{ table?: RouteTable }>(['./*.ts', '!./*.test.ts'], { eager: true });
const tables = Object.values(files).flatMap(({ table }) => table ?? []);
const rows = tables.flatMap((table) => table.routes.map(({ path }) => [path, table] as const));

test.each(rows)('%s is in the table its path leads to', async (path, table) => {
  expect(await loadRoutesFor(path)).toBe(table.routes);
});
