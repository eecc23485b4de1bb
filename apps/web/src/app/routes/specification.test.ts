import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadMatchedRoute } from './match-route.ts';

const table = readFileSync(join(import.meta.dirname, '../../../../../docs/spec-table.md'), 'utf8');
const [, routes = ''] = table.split('### Routes');
const paths = [...(routes.split('### Statements')[0] ?? '').matchAll(/^\| \w+ +\| `(\/[^`]*)`/gm)].map(
  ([, path = '']) => path,
);
/** Words that a screen reads from its address, where any would do elsewhere. */
const WORDS: Readonly<Record<string, string>> = { tabName: 'homeworks', course: 'math', status: 'paid' };

const addressOf = (path: string) =>
  path.replaceAll(/:(\w+)\?/g, '1').replaceAll(/:(\w+)/g, (_, name: string) => WORDS[name] ?? '2');

it('has all routes of the specification', () => {
  expect(paths.length).toBeGreaterThan(115);
});

it.each(paths)('%s leads to a screen of its own', async (path) => {
  // Where only signed-in teachers come, the table of their area is loaded by its first word.
  const matched = await loadMatchedRoute(addressOf(path));
  expect(matched?.route.path, path).toBeDefined();
  expect(['/404', '*']).not.toContain(path === '/404' ? undefined : matched?.route.path);
});
