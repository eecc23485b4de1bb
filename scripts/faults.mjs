/**
 * Plants each fault of scripts/faults/list.mjs in a scratch clone of the last commit, and says which layer finds it, and in how
 * many seconds. `pnpm faults` runs what belongs to `npm test`, `pnpm faults --all` what belongs to `npm run test:all`. Other
 * arguments are ids of faults or names of layers; `--write` keeps the results in docs/testing.md. A run must pass without a
 * fault first, else what it finds says nothing.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { FAULTS } from './faults/list.mjs';
import { findBrowser } from './tooling/browser.mjs';
import { startPostgres } from './tooling/postgres.mjs';
import { capture, ENVIRONMENT, killAll, PNPM, TOP } from './tooling/run.mjs';

/** @typedef {import('./faults/list.mjs').Fault} Fault */
/** @typedef {import('./faults/list.mjs').Run} Run */

const given = process.argv.slice(2);
const isAll = given.includes('--all');
const isWritten = given.includes('--write');
const wanted = given.filter((argument) => !argument.startsWith('--'));
const chosen = FAULTS.filter(({ id, layer }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(layer));
const unknown = wanted.filter((word) => !FAULTS.some(({ id, layer }) => id === word || layer === word));
if (unknown.length > 0 || given.some((argument) => /^--(?!all$|write$)/.test(argument))) {
  console.error(
    `Unknown: ${unknown.join(', ') || given.join(' ')}. Name ids of faults or layers; options are --all, --write.`,
  );
  process.exit(2);
}

/** How long one program may take, in milliseconds. */
const LIMIT = 20 * 60_000;
const COMMAND = isAll ? 'npm run test:all' : 'npm test';

const scratch = mkdtempSync(join(tmpdir(), 'mashq-faults-'));
const clone = join(scratch, 'clone');
/** @type {{ url: string, stop: () => Promise<unknown> } | null} */
let postgres = null;
/** @type {string | null} */
let browser = null;

async function close() {
  killAll();
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close().then(() => process.exit(130)));

/** Runs a program in a folder of the clone, with the clone's own programs first. */
function inClone(folder, command, parameters, env = {}) {
  const bins = [join(clone, folder, 'node_modules/.bin'), join(clone, 'node_modules/.bin'), process.env.PATH];
  return capture(command, parameters, {
    cwd: join(clone, folder),
    env: {
      ...ENVIRONMENT,
      PATH: bins.join(delimiter),
      CHROME_PATH: browser ?? '',
      TEST_ALL: isAll ? '1' : '',
      ...env,
    },
    limit: LIMIT,
  });
}

async function must(work) {
  const { code, output } = await work;
  if (code !== 0) throw new Error(output.trim().split('\n').slice(-12).join('\n'));
}

const vite = ['build', '--logLevel', 'warn'];
const vitest = (folder, { files = [], names }, env) => [
  folder,
  'vitest',
  ['run', '--maxWorkers=1', ...files, ...(names === undefined ? [] : ['-t', names])],
  env,
];

/**
 * The programs of a run, one after another; it fails with the first that fails.
 * @param {Run} run
 * @returns {readonly Parameters<typeof inClone>[]}
 */
function programsOf(run) {
  const url = postgres?.url ?? '';
  switch (run.layer) {
    case 'types':
      return [[run.folder, 'tsc', ['-p', run.project ?? 'tsconfig.json', '--singleThreaded']]];
    case 'lint':
      return [
        ['.', 'biome', ['check', '.', '--error-on-warnings']],
        ['.', 'node', ['scripts/lint-repo.mjs']],
      ];
    case 'unit':
      return [vitest(run.folder, run)];
    case 'server': {
      // Without Postgres the embedded database is the main one, and no other runs.
      const isMain = run.engine === 'main' || run.engine === 'postgres';
      const narrow = run.engine === 'other' && !isAll ? '1' : '';
      return [vitest('apps/server', run, { TEST_DATABASE_URL: isMain ? url : '', TEST_ENGINE: narrow })];
    }
    case 'stories':
      return [['apps/storybook', 'node', ['scripts/test-stories.ts', ...run.words]]];
    case 'journeys':
      return [
        ['apps/web', 'vite', vite],
        ['apps/web', 'node', ['journeys/run.ts', run.grep]],
      ];
    case 'size':
      return [
        ['apps/web', 'vite', vite],
        ['apps/web', 'node', ['scripts/size.ts']],
      ];
    case 'kit': {
      for (const folder of ['packages/curriculum', 'packages/api', 'packages/ui'])
        rmSync(join(clone, folder, 'dist'), { recursive: true, force: true });
      const types = ['-p', 'tsconfig.build.json'];
      return [
        ['packages/ui', 'vite', vite],
        ['packages/ui', 'tsc', types],
        ['packages/ui', 'node', ['scripts/write-design-tokens.ts']],
        ['packages/curriculum', 'tsc', types],
        ['packages/api', 'tsc', types],
        ['packages/ui', 'node', ['scripts/test-kit.ts', ...run.words]],
      ];
    }
    case 'operate':
      return [
        ['apps/web', 'vite', vite],
        ['apps/server', 'node', ['test/operate/main.ts'], { OPERATE_DATABASE_URL: url }],
      ];
    default:
      throw new Error(`no layer ${run.layer}`);
  }
}

/** Whether a run passes, with what it printed last where it does not. */
async function passes(run) {
  for (const program of programsOf(run)) {
    const { code, output } = await inClone(...program);
    if (code !== 0) return { isPassed: false, output };
  }
  return { isPassed: true, output: '' };
}

const nameOf = (run) =>
  [run.layer, run.engine, run.folder, ...(run.files ?? []), run.names, ...(run.words ?? []), run.grep]
    .filter((part) => part !== undefined)
    .join(' ');

/** @type {Map<string, Promise<string | null>>} What is wrong with a run that has no fault to find; null where it passes. */
const controls = new Map();
function control(run) {
  const name = nameOf(run);
  if (!controls.has(name))
    controls.set(
      name,
      passes(run).then(({ isPassed, output }) =>
        isPassed ? null : `${name} fails without a fault:\n${output.trim().split('\n').slice(-20).join('\n')}`,
      ),
    );
  return controls.get(name);
}

/** Writes a fault into the clone. Returns why it does not fit, or null. */
function plant({ file, find, replace, edits = [], add, remove }) {
  for (const edit of [...(find === undefined ? [] : [{ file, find, replace }]), ...edits]) {
    const path = join(clone, edit.file);
    const parts = readFileSync(path, 'utf8').split(edit.find);
    if (parts.length !== 2) return `${edit.file} has ${parts.length - 1} places that read “${edit.find}”, not one`;
    writeFileSync(path, parts.join(edit.replace));
  }
  if (remove !== undefined) rmSync(join(clone, remove));
  if (add === undefined) return null;
  mkdirSync(dirname(join(clone, add.file)), { recursive: true });
  writeFileSync(join(clone, add.file), add.text);
  return null;
}

async function restore() {
  await must(inClone('.', 'git', ['checkout', '--quiet', '--', '.']));
  await must(inClone('.', 'git', ['clean', '-fdq']));
}

/**
 * @param {Fault} fault
 * @returns {Promise<{ text: string, isMissed: boolean }>}
 */
async function judge(fault) {
  const runs = fault.runs.filter(({ only }) => only !== 'all' || isAll);
  if (runs.length === 0) return { text: 'left to test:all', isMissed: false };
  for (const run of runs) {
    const wrong = await control(run);
    if (wrong !== null) return { text: wrong, isMissed: true };
  }
  try {
    const misfit = plant(fault);
    if (misfit !== null) return { text: `does not fit: ${misfit}`, isMissed: true };
    const begun = performance.now();
    for (const run of runs) {
      const { isPassed, output } = await passes(run);
      const seconds = Math.round((performance.now() - begun) / 1000);
      if (process.env.FAULTS_OUTPUT) console.log(output.trim().split('\n').slice(-40).join('\n'));
      if (!isPassed) return { text: `${run.layer}, ${seconds} s`, isMissed: false };
    }
    return { text: 'NOT FOUND', isMissed: true };
  } finally {
    await restore();
  }
}

/** Puts results into their column of the table; the other column and the rows that were not run stay. */
function writeTable(results) {
  const file = join(TOP, 'docs/testing.md');
  const text = readFileSync(file, 'utf8');
  const [begin, end] = ['<!-- faults: begin -->', '<!-- faults: end -->'];
  const [before, rest = ''] = text.split(begin);
  const [table, after = ''] = rest.split(end);
  const known = new Map(
    table.split('\n').flatMap((row) => {
      const [, id, , , quick = '', whole = ''] = row.split('|').map((cell) => cell.trim());
      return id?.startsWith('`') ? [[id.slice(1, -1), [quick, whole]]] : [];
    }),
  );
  const rows = FAULTS.map(({ id, title, domain }) => {
    const cells = [...(known.get(id) ?? ['', ''])];
    const result = results.get(id);
    if (result !== undefined) cells[isAll ? 1 : 0] = result.split('\n')[0];
    return `| \`${id}\` | ${title} | ${domain} | ${cells.join(' | ')} |`;
  });
  const head =
    '| Id | Fault | Domain | Found by `npm test` | Found by `npm run test:all` |\n| --- | --- | --- | --- | --- |';
  writeFileSync(file, `${before}${begin}\n\n${head}\n${rows.join('\n')}\n\n${end}${after}`);
}

const results = new Map();
let missed = 0;
if (isWritten) writeTable(results);
try {
  await must(capture('git', ['clone', '--shared', '--quiet', TOP, clone], { limit: LIMIT }));
  await must(
    inClone('.', 'npx', [
      '--yes',
      PNPM,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter',
      'append-only',
    ]),
  );
  const layers = new Set(chosen.flatMap(({ runs }) => runs.map(({ layer }) => layer)));
  if (['stories', 'journeys', 'kit'].some((layer) => layers.has(layer))) browser = await findBrowser();
  if (['server', 'operate'].some((layer) => layers.has(layer))) postgres = await startPostgres({ durable: false });
  for (const fault of chosen) {
    const { text, isMissed } = await judge(fault);
    if (isMissed) missed += 1;
    results.set(fault.id, text);
    console.log(`${isMissed ? '✗' : '✓'} ${fault.id}: ${text}`);
    if (isWritten) writeTable(results);
  }
} finally {
  await close();
}
console.log(`${COMMAND}: ${chosen.length - missed} of ${chosen.length} faults as expected, ${missed} missed`);
process.exit(missed > 0 ? 1 : 0);
