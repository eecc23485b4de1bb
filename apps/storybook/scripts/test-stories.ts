/**
 * Builds Storybook when its sources have changed, and runs every story of it in Chromium: rendering, play function, axe,
 * pictures. Ends with `stories: N passed, N failed, N skipped`.
 *
 * Galleries that are as they were when they were last found right are drawn, played and given to axe, and no more; of the others
 * two pictures are compared. With `TEST_ALL=1` all four pictures and all other checks are for every gallery, and what passes is
 * written down as found right. With `CI=true` a missing baseline is a failure, and nothing is written down.
 *
 * - words: only files whose path or title has one of them (`pnpm test button`);
 * - `--changed`: only files that are not as they were when they were last found right;
 * - `--update`: draws the baseline pictures again where they differ;
 * - `--maxWorkers=1`: in one browser instead of two.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sanitize } from 'storybook/internal/csf';
import { baselineChromium, PICTURES, PICTURES_CHROMIUM } from '../checks/pictures.ts';
import { checkDocs } from './check-docs.ts';
import { checkProps } from './check-props.ts';
import { checkSearch } from './check-search.ts';
import { runCheckSelfTests } from './check-self-tests.ts';
import { findChromium } from './find-chromium.ts';
import { fingerprint } from './fingerprint.ts';
import { mergeFoundEqual, readFoundEqual, writeFoundEqual } from './found-equal.ts';
import { runHashSelfTests } from './hash-self-tests.ts';
import { serveStatic } from './serve-static.ts';
import { DISK, hashSources, storyFiles, TOP, withPictures } from './story-hashes.ts';

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: 'passed' | 'failed'; assertionResults: { status: string }[] }[];
}

/** A file of stories. */
interface StoryFile {
  /** Below the repository's folder. */
  path: string;
  /** How Storybook names it, relative to this app. */
  importPath: string;
  /** Begins the ids of its stories, and names the test file that the runner makes of it. */
  titleId: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readStoryFile(path: string): StoryFile {
  const [, title] = /^ {2}title: '([^']+)'/m.exec(readFileSync(join(TOP, path), 'utf8')) ?? [];
  if (title === undefined) throw new Error(`${path}: the title of its stories is not written out`);
  const importPath = path.startsWith('apps/storybook/') ? path.replace('apps/storybook', '.') : `../../${path}`;
  return { path, importPath, titleId: sanitize(title) };
}

/** Whether Storybook was built in the folder from these very sources, with these stories. */
const isBuilt = (folder: string, stamp: string) =>
  existsSync(join(folder, 'sources.txt')) && readFileSync(join(folder, 'sources.txt'), 'utf8') === stamp;

/**
 * Builds what is tested, unless it was built from these very sources: with its pages of documentation for a run of everything,
 * else stories alone, and where few are asked for, only those. Its long report is shown only when it fails. Gives the folder.
 */
function build(all: readonly StoryFile[], chosen: readonly StoryFile[], isWhole: boolean): string {
  const sources = fingerprint(root);
  const whole = join(root, 'storybook-static');
  if (isBuilt(whole, sources)) return whole;
  const folder = isWhole ? whole : join(root, 'node_modules', '.cache', 'storybook-of-stories');
  const files = chosen.length * 2 > all.length ? all : chosen;
  const only = files.map(({ importPath }) => importPath).join(',');
  const stamp = isWhole ? sources : `${sources} ${only}`;
  if (isBuilt(folder, stamp)) return folder;
  const { status, stdout, stderr } = spawnSync('storybook', ['build', '--quiet', '--output-dir', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...(!isWhole && { STORYBOOK_STORIES: only }) },
  });
  if (status !== 0) throw new Error(`Storybook could not be built\n${stdout}\n${stderr}`);
  writeFileSync(join(folder, 'sources.txt'), stamp);
  return folder;
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
const isFull = update || process.env.TEST_ALL === '1';
const options = given.filter((argument) => argument.startsWith('--maxWorkers'));
const words = given.filter((argument) => !argument.startsWith('--')).map((word) => word.toLowerCase());

const chromium = findChromium();
const before = baselineChromium();
if (!update && before !== null && before !== chromium.version) {
  console.warn(
    `Pictures were drawn by Chromium ${before}; this is ${chromium.version}. They are compared with a larger tolerance, which can let small faults pass.`,
  );
}

const all = storyFiles(DISK).map(readStoryFile);
const named = all.filter(
  ({ path, titleId }) => words.length === 0 || words.some((word) => `${path} ${titleId}`.toLowerCase().includes(word)),
);
const paths = named.map(({ path }) => path);
const stored = readFoundEqual();
const sources = hashSources(DISK, paths);
const hashes = withPictures(sources);
const isUnchanged = ({ path }: StoryFile) => stored.get(path) === hashes.get(path);
const chosen = given.includes('--changed') ? named.filter((file) => !isUnchanged(file)) : named;
const isNarrowed = words.length > 0 || given.includes('--changed');

/** Writes down which of the files that ran are right as they are, where all was looked at. */
function noteFoundEqual({ testResults }: JestResults): void {
  const after = hashSources();
  const ran = new Map(
    testResults.flatMap(({ name, assertionResults }): [string, boolean][] => {
      const path = all.find(({ titleId }) => `${titleId}.test.js` === basename(name))?.path;
      // Of a source that was changed meanwhile nobody knows what was drawn.
      const isRight = assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed');
      return path === undefined ? [] : [[path, isRight && sources.get(path) === after.get(path)]];
    }),
  );
  writeFoundEqual(mergeFoundEqual(stored, withPictures(after), ran));
}

if (chosen.length === 0) {
  const isNone = named.length === 0;
  console.log(isNone ? `No stories for ${words.join(' ')}` : 'No stories have changed');
  console.log(`stories: 0 passed, ${isNone ? 1 : 0} failed, 0 skipped`);
  process.exit(isNone ? 1 : 0);
}

const nothing: { passed: number; failures: string[] } = { passed: 0, failures: [] };
const props = isNarrowed ? nothing : checkProps();
for (const failure of props.failures) console.error(`Props: ${failure}`);
const hashing = isNarrowed ? nothing : runHashSelfTests();
for (const failure of hashing.failures) console.error(`Hashes of stories: ${failure}`);
const site = await serveStatic(build(all, chosen, isFull && !isNarrowed));
const work = mkdtempSync(join(tmpdir(), 'stories-'));
const results = join(work, 'results.json');
const seen = join(work, 'pictures.txt');
const unchanged = join(work, 'unchanged.txt');
const skipped = isFull ? [] : chosen.filter(isUnchanged);
writeFileSync(unchanged, skipped.map(({ importPath }) => importPath).join('\n'));
if (skipped.length > 0)
  console.log(`${skipped.length} of ${chosen.length} files are as they were last found right: no pictures of them.`);
try {
  const planted = isNarrowed ? nothing : await runCheckSelfTests(chromium.path, site.url);
  for (const failure of planted.failures) console.error(`Planted fault: ${failure}`);
  // The index of a narrowed run has few components.
  const search = isNarrowed ? nothing : await checkSearch(chromium.path, site.url);
  for (const failure of search.failures) console.error(`Search: ${failure}`);
  // Pages are built for a run of everything alone.
  const docs = isFull && !isNarrowed ? await checkDocs(chromium.path, site.url) : nothing;
  for (const failure of docs.failures) console.error(`Documentation: ${failure}`);
  await run(
    'test-storybook',
    [
      ...['--url', site.url, '--index-json', '--disable-telemetry'],
      ...(options.length > 0 ? options : ['--maxWorkers', chosen.length > 1 ? '2' : '1']),
      ...(process.env.CI === 'true' ? ['--ci'] : []),
      // The runner knows `--outputFile` without its value, which must therefore be the next thing it hands to Jest.
      ...['--json', '--outputFile', results],
      // A shell reads them: one word each, and nothing that it would take for its own.
      ...(isNarrowed ? chosen.map(({ titleId }) => `/${titleId}.test.js`) : []),
    ],
    {
      CHROME_PATH: chromium.path,
      PICTURES_SEEN: seen,
      STORIES_UNCHANGED: unchanged,
      ...(isFull && { TEST_ALL: '1' }),
      ...(update && { PICTURES_UPDATE: 'true' }),
    },
  );
  if (!existsSync(results)) throw new Error('The stories were not run');
  const jest: JestResults = JSON.parse(readFileSync(results, 'utf8'));
  const obsolete = isNarrowed ? [] : obsoletePictures(seen, update);
  for (const file of obsolete) console.error(`No story draws this picture any more: __pictures__/${file}`);
  if (existsSync(PICTURES) && (update || before === null)) writeFileSync(PICTURES_CHROMIUM, `${chromium.version}\n`);
  // Another Chromium draws a little differently: what it finds alike is not found equal.
  if (isFull && process.env.CI !== 'true' && baselineChromium() === chromium.version) noteFoundEqual(jest);
  const failed =
    jest.numFailedTests +
    jest.numRuntimeErrorTestSuites +
    obsolete.length +
    planted.failures.length +
    hashing.failures.length +
    search.failures.length +
    docs.failures.length +
    props.failures.length;
  if (failed > 0)
    console.log(
      'A changed picture that is right: look at __diff_output__, then `pnpm --filter @mashq/storybook test --update <file>`.',
    );
  console.log(
    `stories: ${jest.numPassedTests + planted.passed + hashing.passed + search.passed + docs.passed + props.passed} passed, ${failed} failed, ${jest.numPendingTests} skipped`,
  );
  process.exitCode = failed > 0 || jest.numPassedTests === 0 ? 1 : 0;
} finally {
  site.close();
  rmSync(work, { recursive: true, force: true });
}
