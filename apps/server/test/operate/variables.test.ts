import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../src/platform/config.ts';
import { calls } from '../contract/calls.ts';

const top = join(import.meta.dirname, '../../../..');

/** Where things lie within the image: its Dockerfile says them, or their defaults do. */
const OF_IMAGE = ['HOST', 'PORT', 'DATA_DIR', 'FILES_DIR', 'WEB_DIST', 'SOURCE_MAPS'];

test('compose.yaml passes every variable of the server, and no other', async () => {
  const text = await readFile(join(top, 'deploy/compose.yaml'), 'utf8');
  const service = text.slice(text.indexOf('\n  mashq:'), text.indexOf('\n  postgres:'));
  const passed = Array.from(service.matchAll(/^ {6}([A-Z][A-Z0-9_]+): /gm), ([, name]) => name);
  expect(passed).toEqual(VARIABLES.filter((name) => !OF_IMAGE.includes(name)));
});

test('the server’s README names every variable', async () => {
  const text = await readFile(join(top, 'apps/server/README.md'), 'utf8');
  const unnamed = VARIABLES.filter((name) => !text.includes(name) && !/^(S3|VAPID)_/.test(name));
  expect(unnamed).toEqual([]);
});

test.each(['nginx.conf', 'Caddyfile'])('the proxy of %s passes the largest body of a call', async (file) => {
  const text = await readFile(join(top, 'deploy', file), 'utf8');
  const megabytes = Number(/(?:client_max_body_size|max_size) (\d+)m/i.exec(text)?.[1]);
  const largest = Math.max(...calls.map(([, { bodyLimit }]) => bodyLimit ?? 0));
  expect(megabytes * 1_000_000).toBeGreaterThan(largest);
  expect(largest).toBeGreaterThan(1_000_000);
});
