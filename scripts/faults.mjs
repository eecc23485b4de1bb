/**
 * Plants each fault of scripts/faults/list.mjs in a scratch clone of the last commit, and says which layer finds it, and in how
 * many seconds. `pnpm faults` runs what belongs to `npm test`, `pnpm faults --all` what belongs to `npm run test:all`. Other
 * arguments are ids of faults or names of layers; `--write` keeps the results in docs/testing.md. A run must pass without a
 * fault first, else what it finds says nothing.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { FAULTS } from './faults/list.mjs';
import { nameOf, programsOf } from './faults/programs.mjs';
import { writeTable } from './faults/table.mjs';
import { findBrowser } from './tooling/browser.mjs';
import { startPostgres } from './tooling/postgres.mjs';
import { capture, ENVIRONMENT, killAll, PNPM, run, TOP } from './tooling/run.mjs';

/** @typedef {import('./faults/list.mjs').Fault} Fault */
/** @typedef {import('./faults/list.mjs').Run} Run */

const given = process.argv.slice(2);
const isAll = given.includes('--all');
const isWritten = given.includes('--write');
const words = given.filter((argument) => argument !== '--all' && argument !== '--write');
const unknown = words.filter((word) => !FAULTS.some(({ id, layer }) => id === word || layer === word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Name ids of faults or layers; options are --all and --write.`);
  process.exit(2);
}
const chosen = FAULTS.filter(({ id, layer }) => words.length === 0 || words.includes(id) || words.includes(layer));

/** How long one program may take, in milliseconds. */
const LIMIT = 20 * 60_000;

const scratch = mkdtempSync(join(tmpdir(), 'mashq-faults-'));
// The operator's server runs as another user, with the Node of the clone.
chmodSync(scratch, 0o755);
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
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    // What is killed now has found nothing.
    isStopped = true;
    void close().then(() => process.exit(130));
  });

/** Runs a program in a folder of the clone, with the clone's own programs first. */
function inClone(folder, command, parameters, env = {}) {
  const bins = [join(clone, folder, 'node_modules/.bin'), join(clone, 'node_modules/.bin'), process.env.PATH];
  const own = { PATH: bins.join(delimiter), CHROME_PATH: browser ?? '', TEST_ALL: isAll ? '1' : '' };
  return capture(command, parameters, {
    cwd: join(clone, folder),
    env: { ...ENVIRONMENT, ...own, ...env },
    limit: LIMIT,
  });
}

const endOf = (output, lines) => output.trim().split('\n').slice(-lines).join('\n');

async function must(work) {
  const { code, output } = await work;
  if (code !== 0) throw new Error(endOf(output, 12));
}

/** What the program says that failed; null where all of a run pass. */
async function failureOf(run) {
  for (const program of programsOf(run, { isAll, url: postgres?.url ?? '' })) {
    const { code, output } = await inClone(...program);
    if (code !== 0) return output;
  }
  return null;
}

/** @type {Map<string, string | null>} By the name of a run what it says while nothing is planted; null where it passes. */
const controls = new Map();

/** @param {readonly Run[]} runs */
async function wrongWithout(runs) {
  for (const run of runs) {
    const name = nameOf(run);
    if (!controls.has(name)) controls.set(name, await failureOf(run));
    const failure = controls.get(name);
    if (failure !== null) return `${name} fails without a fault\n${endOf(failure, 20)}`;
  }
  return null;
}

/**
 * Writes a fault into the clone. Returns why it does not fit, or null.
 * @param {Fault} fault
 */
function plant({ file, find, replace, edits = [], add, remove }) {
  for (const edit of find === undefined ? edits : [{ file, find, replace }, ...edits]) {
    const path = join(clone, edit.file);
    const parts = readFileSync(path, 'utf8').split(edit.find);
    if (parts.length !== 2) return `${edit.file} has ${parts.length - 1} places that read “${edit.find}”, not one`;
    writeFileSync(path, parts.join(edit.replace));
  }
  if (remove !== undefined) rmSync(join(clone, remove));
  if (add !== undefined) {
    mkdirSync(dirname(join(clone, add.file)), { recursive: true });
    writeFileSync(join(clone, add.file), add.text);
  }
  return null;
}

async function restore() {
  await must(inClone('.', 'git', ['checkout', '--quiet', '--', '.']));
  await must(inClone('.', 'git', ['clean', '-fdq']));
}

/** What becomes of a fault, and whether that is as it should be. */
async function judge(fault) {
  const runs = fault.runs.filter(({ only }) => only !== 'all' || isAll);
  if (runs.length === 0) return { text: 'left to `npm run test:all`', isRight: true };
  const wrong = await wrongWithout(runs);
  if (wrong !== null) return { text: wrong, isRight: false };
  try {
    const misfit = plant(fault);
    if (misfit !== null) return { text: `does not fit: ${misfit}`, isRight: false };
    const begun = performance.now();
    for (const run of runs) {
      const failure = await failureOf(run);
      if (failure === null) continue;
      if (process.env.FAULTS_OUTPUT) console.log(endOf(failure, 40));
      return { text: `${run.layer}, ${Math.round((performance.now() - begun) / 1000)} s`, isRight: true };
    }
    return { text: 'NOT FOUND', isRight: false };
  } finally {
    await restore();
  }
}

const results = new Map();
const keep = () => isWritten && writeTable(join(TOP, 'docs/testing.md'), results, isAll);
let missed = 0;
try {
  keep();
  await must(capture('git', ['clone', '--shared', '--quiet', TOP, clone], { limit: LIMIT }));
  await must(inClone('.', 'npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline']));
  const needs = (...layers) => chosen.some(({ runs }) => runs.some(({ layer }) => layers.includes(layer)));
  if (needs('stories', 'journeys', 'kit')) browser = await findBrowser();
  if (needs('server', 'operate')) postgres = await startPostgres({ durable: false });
  for (const fault of chosen) {
    const { text, isRight } = await judge(fault);
    if (isStopped) break;
    if (!isRight) missed += 1;
    results.set(fault.id, text);
    console.log(`${isRight ? '✓' : '✗'} ${fault.id}: ${text}`);
    keep();
  }
} finally {
  await close();
  // With columns of one width, as the lint asks of the repository.
  if (isWritten) await run(join(TOP, 'node_modules/.bin/biome'), ['format', '--write', 'docs/testing.md']);
}
console.log(`faults of ${isAll ? 'npm run test:all' : 'npm test'}: ${chosen.length - missed} found, ${missed} missed`);
process.exit(missed > 0 ? 1 : 0);
