/**
 * Moves files and folders and rewrites every path that named them: specifiers of imports, `import()`, `vi.mock` and
 * `new URL`, also those by a package's name, links of documents, and paths from the top of the repository in scripts and
 * settings.
 *
 *   node scripts/move.mjs map.json     {"apps/server/src/work/quizzes/": "apps/server/src/work/quiz/", …}, longest path first wins
 *   node scripts/move.mjs map.json --mend   after a merge: mends what others wrote with the old paths, moves nothing but
 *                                           files that came to old folders
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path/posix';
import { capture, TOP } from './tooling/run.mjs';

const [mapFile, flag] = process.argv.slice(2);
const isMending = flag === '--mend';
const map = Object.entries(JSON.parse(readFileSync(mapFile, 'utf8'))).sort(([a], [b]) => b.length - a.length);

/** Where a path of the repository goes; itself where no line of the map names it. */
function moved(path) {
  for (const [from, to] of map) {
    if (path === from) return to;
    if (from.endsWith('/') && path.startsWith(from)) return to + path.slice(from.length);
    if (from.endsWith('/') && path === from.slice(0, -1)) return to.slice(0, -1);
  }
  return path;
}

/** Where a moved path came from. */
function origin(path) {
  const exact = map.find(([, to]) => to === path);
  if (exact) return exact[0];
  const folders = map.filter(([from, to]) => from.endsWith('/') && path.startsWith(to));
  for (const [from, to] of folders.sort(([, a], [, b]) => b.length - a.length)) {
    const before = from + path.slice(to.length);
    if (moved(before) === path) return before;
  }
  return path;
}

const list = async () =>
  (await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard'])).output.split('\n').filter(Boolean);
const files = (await list()).filter((file) => existsSync(join(TOP, file)));
const before = new Set(isMending ? [...files, ...files.map(origin)] : files);
const folders = new Set(
  [...before].flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
);
const known = (path) => path === '.' || before.has(path) || folders.has(path);

const TEXT = /\.(ts|tsx|mts|mjs|js|json|css|md|mdx|html|ya?ml|sh|service)$|(^|\/)Dockerfile$/;
const RELATIVE = /(?<=['"`(])(\.{1,2}\/[^'"`()\s?#]*)(?=[?#'"`)])/g;
/** Packages whose every module is imported by its path: `@mashq/state/auth/login` is `packages/state/src/auth/login.ts`. */
const openPackages = [...before]
  .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
  .map((file) => ({ folder: dirname(file), ...JSON.parse(readFileSync(join(TOP, file), 'utf8')) }))
  .filter(({ exports }) => exports?.['./*'] === './src/*.ts');
const PACKAGE_PATH = /(?<=['"`])(@[\w-]+\/[\w-]+)\/([\w/.-]+)(?=['"`])/g;
const topPath = new RegExp(
  `(?<![\\w/.-])(?:${map.map(([from]) => from.replace(/\/$/, '').replaceAll(/[.+]/g, '\\$&')).join('|')})(?=[/'"\`\\s),:;\\]]|$)[\\w/.-]*`,
  'gm',
);

/** Where a file of the working tree goes; in a merge, what has moved already stays. */
const targetOf = (file) => (isMending && origin(file) !== file ? file : moved(file));
const targets = files.map(targetOf);
const twice = targets.filter((target, index) => targets.indexOf(target) !== index);
if (twice.length > 0) throw new Error(`two files would be ${twice.join(', ')}`);

let rewritten = 0;
const moves = [];
for (const file of files) {
  const source = isMending ? origin(file) : file;
  const target = targetOf(file);
  if (target !== file) moves.push([file, target]);
  if (!TEXT.test(file) || /(^|\/)(pnpm-lock\.yaml|CHANGELOG\.md)$/.test(file)) continue;
  const text = readFileSync(join(TOP, file), 'utf8');
  const changed = text
    .replaceAll(RELATIVE, (specifier) => {
      if (isMending && existsSync(join(TOP, normalize(join(dirname(target), specifier))))) return specifier;
      const ending = specifier.endsWith('/') ? '/' : '';
      const named = normalize(join(dirname(source), specifier)).replace(/\/$/, '');
      if (!known(named)) return specifier;
      const goes = moved(named);
      if (goes === named && target === source) return specifier;
      const path = relative(dirname(target), goes) || '.';
      return (path.startsWith('.') ? path : `./${path}`) + ending;
    })
    .replaceAll(PACKAGE_PATH, (specifier, name, path) => {
      const found = openPackages.find((each) => each.name === name);
      if (!found) return specifier;
      const start = `${found.folder}/src/`;
      const goes = moved(`${start}${path}.ts`);
      return goes.startsWith(start) ? `${name}/${goes.slice(start.length).replace(/\.ts$/, '')}` : specifier;
    })
    .replaceAll(topPath, (path) => {
      const bare = path.replace(/[.]$/, '');
      if (isMending && existsSync(join(TOP, bare))) return path;
      return known(bare.replace(/\/$/, '')) ? moved(bare) + path.slice(bare.length) : path;
    });
  if (changed !== text) {
    writeFileSync(join(TOP, file), changed);
    rewritten += 1;
  }
}
for (const [from, to] of moves) {
  mkdirSync(join(TOP, dirname(to)), { recursive: true });
  const { code, output } = await capture('git', ['mv', '-k', from, to]);
  if (code !== 0) throw new Error(`${from} was not moved to ${to}: ${output}`);
}
console.log(`${moves.length} files moved, ${rewritten} rewritten.`);
