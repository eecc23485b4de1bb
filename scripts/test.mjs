/**
 * Every layer of tests, from types to browser journeys, on a fresh clone with nothing but Node. `npm test` is what each change
 * runs; `npm run test:all` (`--all`) leaves nothing out: docs/testing.md says what only it finds. `npm test -- unit server`
 * runs the layers that are named, `npm test -- --changed` what the files changed since the last commit can have broken.
 * Ends with one line that counts everything together.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './tooling/browser.mjs';
import {
  BUILD_OF_APP,
  BUILT,
  journeys,
  kit,
  LINT,
  operate,
  PACKAGES,
  size,
  soak,
  stories,
  types,
} from './tooling/layers.mjs';
import { startPostgres } from './tooling/postgres.mjs';
import { capture, ENVIRONMENT, install, killAll, NODE, programsOf, TOP } from './tooling/run.mjs';

const LAYERS = ['types', 'lint', 'unit', 'server', 'kit', 'size', 'operate', 'stories', 'journeys'];

const given = process.argv.slice(2);
const isAll = given.includes('--all');
const isChanged = given.includes('--changed');
const shard = given.find((argument) => argument.startsWith('--shard='))?.slice('--shard='.length);
const layers = given.filter((argument) => !argument.startsWith('--'));
const unknown = [
  ...layers.filter((name) => !LAYERS.includes(name)),
  ...given.filter((argument) => argument.startsWith('--') && !/^--(all|changed|shard=\d+\/\d+)$/.test(argument)),
];
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Layers are ${LAYERS.join(', ')}; options are --all, --changed, --shard=1/2.`,
  );
  process.exit(2);
}
// What packages, the kit as published, operating and journeys show is more than a change's imports say.
const CHANGED_LAYERS = ['types', 'lint', 'unit', 'server', 'stories'];
const wants = (layer) => (layers.length === 0 ? !isChanged || CHANGED_LAYERS.includes(layer) : layers.includes(layer));

/** How long a task may take, in milliseconds: several times as long as the longest takes on a slow machine. */
const LIMIT = 40 * 60_000;
/** A task keeps a core busy, but for the times it waits: one more fills these. */
const AT_ONCE = Math.max(2, availableParallelism()) + 1;

/** What tests draw at random begins with it: `npm test` draws the same each time, `test:all` other things in each run. */
const TEST_SEED = process.env.TEST_SEED ?? (isAll ? randomBytes(4).toString('hex') : 'mashq');

const scratch = mkdtempSync(join(tmpdir(), 'mashq-test-'));
const begun = performance.now();
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** What failed, in one line or a few each: shown at the very end, for logs of which only the end is kept. */
const details = [];
/** Of each layer: seconds of the processor and of the clock, the times of its tasks summed. */
const spent = new Map();

const bin = (folder, name) => join(TOP, folder, 'node_modules', '.bin', name);
const environment = (folder, env = {}) => ({
  ...ENVIRONMENT,
  PATH: programsOf(folder),
  TEST_ALL: isAll ? '1' : '',
  TEST_SEED,
  ...env,
});
const firstLines = (text) => text.split('\n').slice(0, 12).join('\n    ');
const lastLines = (text) => text.trim().split('\n').slice(-8).join('\n    ');

/** A command that is one check: it passes when it exits with 0. */
const check =
  ([folder, command, parameters]) =>
  async (name) => {
    const { code, output, cpu } = await capture(command === 'node' ? NODE : bin(folder, command), parameters, {
      cwd: join(TOP, folder),
      env: environment(folder),
      limit: LIMIT,
    });
    if (code !== 0) details.push(`${name}: ${firstLines(output.trim())}`);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output, cpu };
  };

/** One Vitest run of a package, counted from its own JSON report; a run without a report is one failure. */
const vitest =
  (folder, parameters = [], env = {}) =>
  async (name) => {
    const report = join(scratch, `${name.replaceAll(/\W+/g, '-')}.json`);
    const { code, output, cpu } = await capture(
      NODE,
      [
        ...[join(TOP, folder, 'node_modules/vitest/vitest.mjs'), 'run', '--maxWorkers=1'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ...(isChanged ? ['--changed', '--passWithNoTests'] : []),
        ...parameters,
      ],
      { cwd: join(TOP, folder), env: environment(folder, env), limit: LIMIT },
    );
    return { ...readReport(name, report, code, output), output, cpu };
  };

function readReport(name, report, code, output) {
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
    if (failed > 0 && numFailedTests === 0) details.push(`${name}: ${lastLines(output)}`);
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  } catch {
    if (isChanged && code === 0) return { passed: 0, failed: 0, skipped: 0 };
    details.push(`${name} gave no report; its last lines: ${lastLines(output)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A script that closes with «name: N passed, N failed, N skipped». */
const counted =
  ([folder, , parameters, env = {}]) =>
  async (name) => {
    const { code, output, cpu } = await capture(NODE, parameters, {
      cwd: join(TOP, folder),
      env: environment(folder, env),
      limit: LIMIT,
    });
    const plain = stripVTControlCharacters(output);
    const last = [...plain.matchAll(/^[\w-]+: (\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1);
    if (!last) {
      details.push(`${name} said no numbers; its last lines: ${lastLines(plain)}`);
      return { passed: 0, failed: 1, skipped: 0, output, cpu };
    }
    const [passed, failed, skipped] = last.slice(1).map(Number);
    const found = [...plain.matchAll(/^ *[✗●] .*(?:\n+ {4,}.*){0,8}/gm)].map(([lines]) => `${name}: ${lines.trim()}`);
    details.push(...found);
    if (failed === 0 && code !== 0) details.push(`${name} ended with ${code}; its last lines: ${lastLines(plain)}`);
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, output, cpu };
  };

const missing = (why) => async () => ({ passed: 0, failed: 0, skipped: 1, output: `${why}\n`, cpu: 0 });

/** Everything that may run, in the order in which it is begun; `after` names what must have ended before. */
function tasks({ browser, postgres }) {
  const list = [];
  const add = (layer, name, run, after = []) => list.push({ layer, name, run, after });
  const chrome = { CHROME_PATH: browser ?? '' };
  // The demo data of the journeys is what the sizes are measured with, but for `--all`, whose journeys have the whole of it.
  const demo = isAll ? {} : { JOURNEY_DATA: join(scratch, 'demo') };
  const isBrowserNeeded = (run) =>
    browser
      ? run
      : async () => {
          details.push('No Chromium or Chrome, and none could be installed: set CHROME_PATH.');
          return { passed: 0, failed: 1, skipped: 0, output: '', cpu: 0 };
        };

  if (wants('size') || wants('journeys') || wants('operate')) add('build', 'build of the app', check(BUILD_OF_APP));
  if (wants('lint')) {
    add('lint', 'lint', check(LINT.style));
    add('lint', 'lint of the repository', check(LINT.repository));
  }
  if (wants('journeys'))
    add(
      'journeys',
      'journeys',
      isBrowserNeeded(counted(journeys(shard ? [`--shard=${shard}`] : [], { ...chrome, ...demo }))),
      ['build of the app'],
    );
  if (wants('stories'))
    add('stories', 'stories', isBrowserNeeded(counted(stories(isChanged ? ['--changed'] : [], chrome))));
  if (wants('operate'))
    add(
      'operate',
      'operate',
      postgres ? counted(operate(postgres.url)) : missing('No Postgres server programs here and no TEST_DATABASE_URL.'),
      ['build of the app'],
    );
  if (wants('operate') && isAll) add('operate', 'soak, a minute', counted(soak(['--minutes=1', '--rate=15'])));
  // An operator's first day builds the app where a source is newer: its files are counted before or after, not meanwhile.
  if (wants('size'))
    add('size', 'size budgets', counted(size([], demo)), [
      'build of the app',
      'operate',
      ...(isAll ? [] : ['journeys']),
    ]);
  if (wants('server')) {
    const engines = {
      Postgres: { TEST_DATABASE_URL: postgres?.socketUrl ?? '' },
      PGlite: { TEST_DATABASE_URL: '' },
    };
    const [main, other] = postgres ? ['Postgres', 'PGlite'] : ['PGlite', 'Postgres'];
    const statements = { STATEMENTS_LOG: join(scratch, 'statements') };
    mkdirSync(statements.STATEMENTS_LOG);
    const parts = ['1/2', '2/2'].map((part) => ({ part, name: `server on ${main}, part ${part}` }));
    for (const { part, name } of parts)
      add('server', name, vitest('apps/server', [`--shard=${part}`], { ...engines[main], ...statements }));
    if (!postgres)
      add('server', 'server on Postgres', missing('No Postgres server programs here and no TEST_DATABASE_URL.'));
    else if (!isAll)
      add(
        'server',
        `server on ${other}, what engines differ in`,
        vitest('apps/server', [], { ...engines[other], ...statements, TEST_ENGINE: '1' }),
      );
    else
      for (const part of ['1/2', '2/2'])
        add(
          'server',
          `server on ${other}, part ${part}`,
          vitest('apps/server', [`--shard=${part}`], { ...engines[other], ...statements }),
        );
    if (!isChanged)
      add(
        'server',
        'server: each statement was read with its shape',
        counted(['apps/server', 'node', ['test/rows/statements.ts'], statements]),
        list.filter(({ layer }) => layer === 'server').map(({ name }) => name),
      );
  }
  if (wants('types')) add('types', 'types', check(types()));
  if (wants('kit')) {
    for (const folder of BUILT) rmSync(join(TOP, folder), { recursive: true, force: true });
    add('kit', 'build of the kit', check(PACKAGES.kit));
    const afterBuild = ['build of the kit'];
    add('kit', 'types of the kit as published', check(PACKAGES.typesOfKit), afterBuild);
    add('kit', 'tokens for designers', check(PACKAGES.tokens), afterBuild);
    add('kit', 'build of packages/curriculum', check(PACKAGES.curriculum));
    add('kit', 'build of packages/api', check(PACKAGES.api));
    const built = list.filter(({ layer }) => layer === 'kit').map(({ name }) => name);
    add('kit', 'the kit as published', counted(kit([], chrome)), built);
  }
  if (wants('unit')) {
    for (const folder of ['apps/web', 'packages/ui', 'packages/curriculum', 'packages/api', 'packages/state'])
      add('unit', `unit ${folder}`, vitest(folder));
    add('unit', 'tooling: lint', counted(['.', 'node', ['scripts/lint/lint.test.mjs']]));
    add('unit', 'tooling: start', counted(['.', 'node', ['scripts/tooling/fingerprint.test.mjs']]));
    add('unit', 'tooling: release', counted(['.', 'node', ['scripts/tooling/release.test.mjs']]));
    if (isAll) add('unit', 'tooling: scaffolds', counted(['.', 'node', ['scripts/tooling/new.test.mjs']]));
  }
  return list;
}

function note(layer, { cpu, seconds }) {
  const before = spent.get(layer) ?? { cpu: 0, seconds: 0 };
  spent.set(layer, { cpu: before.cpu + cpu, seconds: before.seconds + seconds });
}

/** Runs the tasks, so many at a time, each when what it needs has ended. */
async function runTasks(list) {
  const waiting = [...list];
  const done = new Set();
  const running = new Set();
  const start = async (task) => {
    console.log(`▶ ${task.name}`);
    const since = performance.now();
    const { passed, failed, skipped, output, cpu } = await task.run(task.name);
    const seconds = (performance.now() - since) / 1000;
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += skipped;
    note(task.layer, { cpu, seconds });
    if (failed > 0) {
      failures.push(task.name);
      console.log(`\n══ ${task.name} ${'═'.repeat(Math.max(0, 70 - task.name.length))}\n${output}`);
    } else if (skipped > 0 && passed === 0) console.log(output.trim());
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${task.name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${Math.round(seconds)} s, ${Math.round(cpu)} s of the processor`,
    );
    done.add(task.name);
  };
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(({ after }) =>
      after.every((name) => done.has(name) || !list.some((task) => task.name === name)),
    );
    if (index >= 0 && running.size < AT_ONCE) {
      const [task] = waiting.splice(index, 1);
      const work = start(task).finally(() => running.delete(work));
      running.add(work);
    } else await Promise.race(running);
  }
}

function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

await install();
note('installation', { cpu: 0, seconds: (performance.now() - begun) / 1000 });
const browser = wants('stories') || wants('journeys') || wants('kit') ? await findBrowser() : null;
const postgres = wants('server') || wants('operate') ? await startPostgres({ durable: false }) : null;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    killAll();
    await postgres?.stop();
    process.exit(130);
  });

try {
  await runTasks(tasks({ browser, postgres }));
} finally {
  if (postgres) note('server', { cpu: (await postgres.stop()) ?? 0, seconds: 0 });
  rmSync(scratch, { recursive: true, force: true });
}

console.log(`\nlayer          core-minutes`);
for (const [layer, { cpu, seconds }] of spent)
  console.log(`${layer.padEnd(14)} ${cpu > 0 ? minutes(cpu).padStart(6) : `(${minutes(seconds)} by the clock)`}`);
const cpu = [...spent.values()].reduce((sum, layer) => sum + layer.cpu, 0);
console.log(
  `${'together'.padEnd(14)} ${minutes(cpu).padStart(6)}, in ${minutes((performance.now() - begun) / 1000)} by the clock\n`,
);

if (isAll) console.log(`TEST_SEED=${TEST_SEED} draws the same at random`);
for (const detail of details) console.log(`✗ ${detail}`);
if (failures.length > 0) console.log(`Failed: ${failures.join(' · ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 || (totals.passed === 0 && !isChanged) ? 1 : 0);
