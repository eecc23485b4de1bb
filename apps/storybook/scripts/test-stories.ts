/**
 * Builds Storybook when its sources have changed, and runs every story of it in Chromium: rendering, play function, axe,
 * pictures. `--update` draws the baseline pictures again; other arguments narrow the run to files whose name has them
 * (`pnpm test button`). With `CI=true` a missing baseline is a failure. Ends with `stories: N passed, N failed, N skipped`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baselineChromium, PICTURES, PICTURES_CHROMIUM } from '../checks/pictures.ts';
import { checkProps } from './check-props.ts';
import { runCheckSelfTests } from './check-self-tests.ts';
import { findChromium } from './find-chromium.ts';
import { fingerprint } from './fingerprint.ts';
import { serveStatic } from './serve-static.ts';

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'storybook-static');
const stamp = join(built, 'sources.txt');

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Builds what is tested, unless it was built from these very sources. Its long report is shown only when it fails. */
function build(): void {
  const now = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  const { status, stdout, stderr } = spawnSync('storybook', ['build', '--quiet'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Storybook could not be built\n${stdout}\n${stderr}`);
  writeFileSync(stamp, now);
}

/** Baselines that no story answers for any more: removed when updating, else a fault each. */
function obsoletePictures(seen: string, update: boolean): string[] {
  if (!existsSync(PICTURES)) return [];
  const drawn = new Set(existsSync(seen) ? readFileSync(seen, 'utf8').split('\n') : []);
  const obsolete = readdirSync(PICTURES).filter((file) => file.endsWith('.webp') && !drawn.has(file));
  if (!update) return obsolete;
  for (const file of obsolete) rmSync(join(PICTURES, file));
  return [];
}

const given = process.argv.slice(2).filter((argument) => argument !== '--');
const update = given.includes('--update');
const only = given.filter((argument) => argument !== '--update');
const chromium = findChromium();
const before = baselineChromium();
if (!update && before !== null && before !== chromium.version) {
  console.warn(
    `Pictures were drawn by Chromium ${before}; this is ${chromium.version}. They are compared with a larger tolerance, which can let small faults pass.`,
  );
}

const props = checkProps();
for (const failure of props.failures) console.error(`Props: ${failure}`);
build();
const work = mkdtempSync(join(tmpdir(), 'stories-'));
const results = join(work, 'results.json');
const seen = join(work, 'pictures.txt');
const site = await serveStatic(built);
try {
  const planted = await runCheckSelfTests(chromium.path, site.url);
  for (const failure of planted.failures) console.error(`Planted fault: ${failure}`);
  await run(
    'test-storybook',
    [
      ...['--url', site.url, '--index-json', '--maxWorkers', '2', '--disable-telemetry'],
      ...(process.env.CI === 'true' ? ['--ci'] : []),
      // The runner knows `--outputFile` without its value, which must therefore be the next thing it hands to Jest.
      ...['--json', '--outputFile', results],
      ...only,
    ],
    { CHROME_PATH: chromium.path, PICTURES_SEEN: seen, ...(update && { PICTURES_UPDATE: 'true' }) },
  );
  if (!existsSync(results)) throw new Error('The stories were not run');
  const jest: JestResults = JSON.parse(readFileSync(results, 'utf8'));
  const obsolete = only.length === 0 ? obsoletePictures(seen, update) : [];
  for (const file of obsolete) console.error(`No story draws this picture any more: __pictures__/${file}`);
  if (existsSync(PICTURES) && (update || before === null)) writeFileSync(PICTURES_CHROMIUM, `${chromium.version}\n`);
  const failed =
    jest.numFailedTests +
    jest.numRuntimeErrorTestSuites +
    obsolete.length +
    planted.failures.length +
    props.failures.length;
  console.log(
    `stories: ${jest.numPassedTests + planted.passed + props.passed} passed, ${failed} failed, ${jest.numPendingTests} skipped`,
  );
  process.exitCode = failed > 0 || jest.numPassedTests === 0 ? 1 : 0;
} finally {
  site.close();
  rmSync(work, { recursive: true, force: true });
}
