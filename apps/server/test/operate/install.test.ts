import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const top = join(import.meta.dirname, '../../../..');
const place = await mkdtemp(join(tmpdir(), 'mashq-install-'));
afterAll(() => rm(place, { recursive: true }));

test('an installation that is broken off leaves its folder empty: the next one takes it, and nobody starts half of one', {
  timeout: 60_000,
}, async () => {
  // The packages cannot be fetched; by then the sources are copied, and the app where it is built.
  const programs = join(place, 'bin');
  await mkdir(programs);
  await writeFile(join(programs, 'npx'), '#!/bin/sh\ncase "$*" in *--prod*) exit 7;; esac\n');
  await chmod(join(programs, 'npx'), 0o755);
  const folder = join(place, 'program');
  await mkdir(folder);
  await writeFile(join(folder, 'of-before'), '');
  const PATH = [programs, dirname(process.execPath), process.env.PATH].join(':');
  const install = () =>
    promisify(execFile)(join(top, 'deploy/install.sh'), [folder], { env: { ...process.env, PATH } }).catch(
      ({ code }: { code: number }) => code,
    );
  // What is there already is nobody's to remove.
  expect(await install()).toBe(1);
  expect(await readdir(folder)).toEqual(['of-before']);
  await rm(join(folder, 'of-before'));
  expect(await install()).not.toBe(0);
  expect(await readdir(folder)).toEqual([]);
});
