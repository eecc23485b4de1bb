/**
 * Every layer of tests, from types to browser journeys; `npm test` on a fresh clone needs only Node.
 * `npm test -- unit server` runs only the layers named. Ends with one line that counts all of them together.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './tooling/browser.mjs';
import { startPostgres } from './tooling/postgres.mjs';
import { capture, ENVIRONMENT, install, NODE, run, TOP } from './tooling/run.mjs';

const asked = process.argv.slice(2);
const wants = (layer) => asked.length === 0 || asked.includes(layer);

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** What failed, in one line or a few each: shown at the very end, for logs of which only the end is kept. */
const details = [];
const scratch = mkdtempSync(join(tmpdir(), 'mashq-test-'));

/** How long a layer may take, in milliseconds; the longest takes half of it on a slow machine. */
const LIMIT = 40 * 60_000;

/** When the layer that runs began. */
let since = performance.now();

function count(layer, { passed, failed, skipped }, begun = since) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) failures.push(layer);
  const seconds = Math.round((performance.now() - begun) / 1000);
  since = performance.now();
  console.log(`\n── ${layer}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s\n`);
}

function heading(layer) {
  console.log(`\n══ ${layer} ${'═'.repeat(Math.max(0, 70 - layer.length))}`);
}

/** A command that is one check: it passes when it exits with 0. */
async function check(layer, command, parameters, options) {
  heading(layer);
  const code = await run(command, parameters, { limit: LIMIT, ...options });
  count(layer, code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
}

/** Types of projects, two at a time: the compiler uses one core. */
async function checkTypes(projects) {
  const waiting = [...projects];
  const checkNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [folder, project] = next;
      const begun = performance.now();
      const { code, output } = await capture(bin(folder, 'tsc'), ['-p', project], { cwd: join(TOP, folder) });
      const layer = `types of ${folder}${project === 'tsconfig.json' ? '' : `/${project}`}`;
      heading(layer);
      process.stdout.write(output);
      if (code !== 0) details.push(`${layer}: ${firstLines(output)}`);
      count(layer, code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }, begun);
    }
  };
  await Promise.all([checkNext(), checkNext()]);
}

/** The package's programs and the repository's come first, as in a pnpm script; among them the Node that runs everything. */
const programsOf = (folder) =>
  [join(TOP, folder, 'node_modules/.bin'), join(TOP, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const bin = (folder, name) => join(TOP, folder, 'node_modules', '.bin', name);

/** One Vitest run of a package, counted from its own JSON report; a run without a report is one failure. */
async function vitest(layer, folder, env = {}) {
  heading(layer);
  const report = join(scratch, `${layer.replaceAll(/\W+/g, '-')}.json`);
  const code = await run(
    NODE,
    [
      ...[vitestEntry(folder), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      // Vitest leaves one core free, which is half of a machine with two.
      '--maxWorkers=100%',
    ],
    {
      cwd: join(TOP, folder),
      env: { ...ENVIRONMENT, ...env },
      limit: LIMIT,
    },
  );
  count(layer, readReport(report, code));
}

function vitestEntry(folder) {
  return join(TOP, folder, 'node_modules', 'vitest', 'vitest.mjs');
}

const firstLines = (text) => text.split('\n').slice(0, 12).join('\n    ');

function readReport(report, code) {
  try {
    const {
      numPassedTests,
      numFailedTests,
      numPendingTests = 0,
      numTodoTests = 0,
      success,
      testResults,
    } = JSON.parse(readFileSync(report, 'utf8'));
    for (const file of testResults) {
      if (file.status === 'failed' && file.message) details.push(`${file.name}: ${firstLines(file.message)}`);
      for (const { status, fullName, failureMessages } of file.assertionResults)
        if (status === 'failed') details.push(`${file.name} › ${fullName}: ${firstLines(failureMessages.join('\n'))}`);
    }
    // A file that does not even load has no failed test of its own, yet the run has failed.
    const failed = numFailedTests === 0 && (!success || code !== 0) ? 1 : numFailedTests;
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A script that closes with «name: N passed, N failed, N skipped». */
async function counted(layer, folder, parameters, env = {}) {
  const begun = performance.now();
  const { code, output } = await capture(NODE, parameters, {
    cwd: join(TOP, folder),
    env: { ...ENVIRONMENT, PATH: programsOf(folder), ...env },
    limit: LIMIT,
  });
  // With its output, so that two at the same time do not mix.
  heading(layer);
  process.stdout.write(output);
  const plain = stripVTControlCharacters(output);
  for (const [lines] of plain.matchAll(/^ *[✗●] .*(?:\n+ {4,}.*){0,8}/gm)) details.push(`${layer}: ${lines.trim()}`);
  const lines = [...output.matchAll(/^[\w-]+: (\d+) passed, (\d+) failed, (\d+) skipped$/gm)];
  const last = lines.at(-1);
  if (!last) {
    details.push(`${layer} said no numbers; its last lines: ${plain.trim().split('\n').slice(-8).join('\n    ')}`);
    return count(layer, { passed: 0, failed: 1, skipped: 0 }, begun);
  }
  const [passed, failed, skipped] = last.slice(1).map(Number);
  return count(layer, { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped }, begun);
}

await install();
const browser = await findBrowser();
const postgres = wants('postgres') || wants('operate') ? await startPostgres({ durable: false }) : null;
const stopPostgres = () => postgres?.stop();
process.on('SIGINT', async () => {
  await stopPostgres();
  process.exit(130);
});

try {
  if (wants('types')) {
    const folders = ['packages/curriculum', 'packages/api', 'packages/ui', 'packages/state'];
    const each = [...folders, 'apps/server', 'apps/web', 'apps/storybook'].map((folder) => [folder, 'tsconfig.json']);
    // A worker has other globals than a page.
    await checkTypes([...each, ['apps/web', 'src/service-worker']]);
  }
  if (wants('lint')) {
    await check('lint', bin('.', 'biome'), ['check', '.', '--error-on-warnings']);
    await check('lint of the repository', NODE, ['scripts/lint-repo.mjs']);
  }
  if (wants('unit')) {
    for (const folder of ['packages/curriculum', 'packages/api', 'packages/ui', 'packages/state', 'apps/web'])
      await vitest(`unit ${folder}`, folder);
    await counted('tooling: scaffolds', '.', ['scripts/tooling/new.test.mjs']);
    await counted('tooling: lint', '.', ['scripts/lint/lint.test.mjs']);
  }
  if (wants('server')) await vitest('server on PGlite', 'apps/server', { TEST_DATABASE_URL: '' });
  if (wants('postgres')) {
    if (postgres) await vitest('server on Postgres', 'apps/server', { TEST_DATABASE_URL: postgres.url });
    else {
      console.log('No Postgres server programs here and no TEST_DATABASE_URL: the server was not tested on Postgres.');
      count('server on Postgres', { passed: 0, failed: 0, skipped: 1 });
    }
  }
  if (wants('size') || wants('journeys') || wants('operate'))
    await check('build of the app', bin('apps/web', 'vite'), ['build', '--logLevel', 'warn'], {
      cwd: join(TOP, 'apps/web'),
    });
  // Beside all that follows: journeys mostly wait, for demo data first and then for their screens.
  const journeys =
    browser && wants('journeys') && counted('journeys', 'apps/web', ['journeys/run.ts'], { CHROME_PATH: browser });
  if (wants('kit')) {
    const published = (folder) => ({
      cwd: join(TOP, folder),
      env: { ...ENVIRONMENT, PATH: programsOf(folder) },
    });
    const kit = published('packages/ui');
    const types = ['-p', 'tsconfig.build.json'];
    await check('build of the kit', bin('packages/ui', 'vite'), ['build', '--logLevel', 'warn'], kit);
    await check('types of the kit as published', bin('packages/ui', 'tsc'), types, kit);
    await check('tokens for designers', NODE, ['scripts/write-design-tokens.ts'], kit);
    for (const folder of ['packages/curriculum', 'packages/api']) {
      // Without the files of an earlier build: a removed module must not be checked.
      rmSync(join(TOP, folder, 'dist'), { recursive: true, force: true });
      await check(`build of ${folder}`, bin(folder, 'tsc'), types, published(folder));
    }
    await counted('the kit as published', 'packages/ui', ['scripts/test-kit.ts'], { CHROME_PATH: browser ?? '' });
  }
  if (wants('operate')) {
    if (postgres)
      await counted('operate', 'apps/server', ['test/operate/main.ts'], { OPERATE_DATABASE_URL: postgres.url });
    else count('operate', { passed: 0, failed: 0, skipped: 1 });
  }
  if (wants('size')) await counted('size budgets', 'apps/web', ['scripts/size.ts']);
  if (!browser) {
    console.log('No Chromium or Chrome, and none could be installed: set CHROME_PATH to run stories and journeys.');
    count('stories and journeys', { passed: 0, failed: 1, skipped: 0 });
  } else if (wants('stories'))
    await counted('stories', 'apps/storybook', ['scripts/test-stories.ts'], { CHROME_PATH: browser });
  await journeys;
} finally {
  await stopPostgres();
  rmSync(scratch, { recursive: true, force: true });
}

for (const detail of details) console.log(`✗ ${detail}`);
if (failures.length > 0) console.log(`Failed: ${failures.join(' · ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
