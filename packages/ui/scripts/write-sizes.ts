/**
 * Size budgets of the entry points (`size-budgets.json`). Without arguments it measures the build and reports what is over budget;
 * `--write` takes in new entry points and lowers what became smaller; what became larger is taken in only with
 * `--because "the reason"`, which stays in the file.
 */
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './kit/entry-points.ts';
import { pack } from './kit/pack.ts';
import { project } from './kit/project.ts';
import { measure, type Size } from './kit/sizes.ts';

const FILE = join(ROOT, 'size-budgets.json');

interface Raise {
  readonly because: string;
  /** From and to, in bytes after gzip. */
  readonly entryPoints: Readonly<Record<string, { readonly from: Size; readonly to: Size }>>;
}

interface Budgets {
  /** Most bytes after gzip, of JavaScript without React and of styles. */
  readonly entryPoints: Readonly<Record<string, Size>>;
  readonly raised: readonly Raise[];
}

const budgets = (): Budgets =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { entryPoints: {}, raised: [] };

/** Room for what another version of the compressor may add: 2 %, at least 64 bytes, in whole hundreds. */
const withRoom = (bytes: number) => (bytes === 0 ? 0 : Math.ceil(Math.max(bytes * 1.02, bytes + 64) / 100) * 100);

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const isOver = (size: Size, most: Size) => size.js > most.js || size.css > most.css;

/** Entry points over their budget, entry points without one, and budgets of entry points that are gone. */
export function sizeFaults(sizes: ReadonlyMap<string, Size>): string[] {
  const { entryPoints } = budgets();
  const measured = [...sizes].flatMap(([entryPoint, size]) => {
    const most = entryPoints[entryPoint];
    if (most === undefined) return [`${entryPoint}: no budget yet (${kb(size.js)} of JS, ${kb(size.css)} of CSS)`];
    if (!isOver(size, most)) return [];
    return [
      `${entryPoint}: ${kb(size.js)} of JS and ${kb(size.css)} of CSS, at most ${kb(most.js)} and ${kb(most.css)}`,
    ];
  });
  const gone = Object.keys(entryPoints).filter((entryPoint) => !sizes.has(entryPoint));
  const faults = [...measured, ...gone.map((entryPoint) => `${entryPoint}: a budget of an entry point that is gone`)];
  return faults.length > 0 ? [...faults, 'If it is meant: pnpm --filter @mashq/ui refresh --because "the reason"'] : [];
}

/** Every entry point with its size, for people. */
export function sizeTable(sizes: ReadonlyMap<string, Size>): string {
  const { entryPoints } = budgets();
  const rows = [...sizes].map(([entryPoint, size]) => {
    const most = entryPoints[entryPoint];
    return `${entryPoint.padEnd(36)} ${kb(size.js).padStart(9)} ${kb(size.css).padStart(8)}   ${most ? `${kb(most.js).padStart(9)} ${kb(most.css).padStart(8)}` : ''}`;
  });
  return [
    `${'entry point'.padEnd(36)} ${'JS'.padStart(9)} ${'CSS'.padStart(8)}   ${'most JS'.padStart(9)} ${'most CSS'.padStart(8)}`,
    ...rows,
  ].join('\n');
}

function write(sizes: ReadonlyMap<string, Size>, because: string | undefined): string[] {
  const before = budgets();
  const entryPoints: Record<string, Size> = {};
  const raised: Record<string, { from: Size; to: Size }> = {};
  const faults: string[] = [];
  for (const [entryPoint, size] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const wanted = { js: withRoom(size.js), css: withRoom(size.css) };
    const known = before.entryPoints[entryPoint];
    if (known === undefined) entryPoints[entryPoint] = wanted;
    else if (!isOver(size, known))
      entryPoints[entryPoint] = { js: Math.min(known.js, wanted.js), css: Math.min(known.css, wanted.css) };
    else if (because === undefined) {
      entryPoints[entryPoint] = known;
      faults.push(
        `${entryPoint} grew from ${kb(known.js)} and ${kb(known.css)} to ${kb(size.js)} and ${kb(size.css)}: --because "the reason"`,
      );
    } else {
      entryPoints[entryPoint] = wanted;
      raised[entryPoint] = { from: known, to: wanted };
    }
  }
  const raises = because === undefined || Object.keys(raised).length === 0 ? [] : [{ because, entryPoints: raised }];
  writeFileSync(FILE, `${JSON.stringify({ entryPoints, raised: [...before.raised, ...raises] }, null, 2)}\n`);
  return faults;
}

if (import.meta.main) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'mashq-sizes-'));
  try {
    const sizes = await measure(await project('vite', folder, await pack(folder)));
    const because = process.argv.includes('--because')
      ? process.argv[process.argv.indexOf('--because') + 1]
      : undefined;
    const faults = process.argv.includes('--write') ? write(sizes, because) : sizeFaults(sizes);
    console.log(sizeTable(sizes));
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
