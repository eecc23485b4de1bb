/** `npm start` builds the app again after a change of its sources, and after a build it does not. */
import { strict as assert } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { APP_SOURCES, fingerprint } from './fingerprint.mjs';

const top = mkdtempSync(join(tmpdir(), 'mashq-fingerprint-'));
process.on('exit', () => rmSync(top, { recursive: true, force: true }));
const write = (file, text) => {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
};

write('apps/web/src/main.tsx', 'start();');
write('packages/ui/src/index.ts', 'export {};');
write('pnpm-lock.yaml', 'a: 1');
const before = fingerprint(top, APP_SOURCES);

// What a build, an installation and a run of the tests leave behind.
for (const file of [
  'apps/web/dist/index.html',
  'apps/web/source-maps/main.js.map',
  'apps/web/node_modules/.vite/a.json',
  'apps/web/.turbo/turbo-build.log',
  'packages/ui/dist/index.js',
])
  write(file, 'made');
assert.equal(fingerprint(top, APP_SOURCES), before, 'a build makes the app be built again');
console.log('  ✓ after a build the sources are as before');

const sources = ['apps/web/src/main.tsx', 'apps/web/src/new.ts', 'packages/ui/src/index.ts', 'pnpm-lock.yaml'];
const prints = sources.map((file, index) => {
  write(file, `changed ${index}`);
  return fingerprint(top, APP_SOURCES);
});
assert.equal(new Set([before, ...prints]).size, sources.length + 1, 'a change of a source is not seen');
console.log('  ✓ each change of a source is seen');
console.log('fingerprint: 2 passed, 0 failed, 0 skipped');
