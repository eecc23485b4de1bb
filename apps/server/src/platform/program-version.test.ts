import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programVersion, requireFittingApp } from './program-version.ts';

async function installed(own: object | null, app: object | null) {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'index.html'), '<html></html>');
  if (own) await writeFile(join(folder, 'version.json'), JSON.stringify(own));
  if (app) await writeFile(join(dist, 'version.json'), JSON.stringify(app));
  return { folder, dist };
}

const here = { version: '0.0.0+aaaaaaaa', sources: 'a' };

test('an installed server starts with an app of its own sources alone', async () => {
  const same = await installed(here, { version: '0.0.0+bbbbbbbb', sources: 'a' });
  expect(() => requireFittingApp(same.dist, same.folder)).not.toThrow();
  const other = await installed(here, { version: '0.0.0+bbbbbbbb', sources: 'b' });
  expect(() => requireFittingApp(other.dist, other.folder)).toThrow(
    /is of version 0\.0\.0\+bbbbbbbb, this server of 0\.0\.0\+aaaaaaaa: they were built from different sources/,
  );
  const older = await installed(here, null);
  expect(() => requireFittingApp(older.dist, older.folder)).toThrow('is of version unknown');
  expect(() => requireFittingApp(join(other.dist, 'none'), other.folder)).not.toThrow();
});

test('sources that run where they are written start with any app, and say so', async () => {
  const { folder, dist } = await installed(null, { version: '0.0.0+bbbbbbbb', sources: 'b' });
  expect(() => requireFittingApp(dist, folder)).not.toThrow();
  expect(programVersion(folder)).toBe('sources');
  const { folder: other } = await installed(here, null);
  expect(programVersion(other)).toBe('0.0.0+aaaaaaaa');
});
