import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeWorld } from '../world/world.ts';

const world = await makeWorld();
const table = await readFile(join(import.meta.dirname, '../../../../docs/spec-table.md'), 'utf8');
const [, endpoints = ''] = table.split('### Endpoints');
const rows = endpoints.split('### Statements')[0]?.split('\n') ?? [];
/** Calls by the cell that says where they are answered; the second cell has the specification's own spelling. */
const calls = rows.flatMap((row) =>
  [...(row.split('|')[3] ?? '').matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^`]*)`/g)].map(
    ([, method = '', path = '']) => ({ method: method as 'GET', path }),
  ),
);

test('every call of the specification is answered at the address that the table names', async () => {
  expect(rows.filter((row) => row.startsWith('| ')).length).toBeGreaterThan(85);
  expect(calls.length).toBeGreaterThan(110);
  const unknown: string[] = [];
  for (const { method, path } of calls) {
    const reply = await world.app.inject({ method, url: `/api${path.replaceAll(/[{}]/g, '')}` });
    if (reply.json<{ detail?: string }>().detail === 'چنین نشانی‌ای وجود ندارد.') unknown.push(`${method} ${path}`);
  }
  expect(unknown).toEqual([]);
});
