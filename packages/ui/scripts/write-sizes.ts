/**
 * Size budgets of the doors (`size-budgets.json`). Without arguments measures what is built and tells what is over;
 * `--write` takes in new doors and lowers what became smaller; what became larger is taken in only with
 * `--because "the reason"`, which stays in the file.
 */
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './kit/doors.ts';
import { pack } from './kit/pack.ts';
import { project } from './kit/project.ts';
import { measure, type Size } from './kit/sizes.ts';

const FILE = join(ROOT, 'size-budgets.json');

interface Raise {
  readonly because: string;
  /** From and to, in bytes after gzip. */
  readonly doors: Readonly<Record<string, { readonly from: Size; readonly to: Size }>>;
}

interface Budgets {
  /** Most bytes after gzip, of JavaScript without React and of styles. */
  readonly doors: Readonly<Record<string, Size>>;
  readonly raised: readonly Raise[];
}

const budgets = (): Budgets => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { doors: {}, raised: [] });

/** Room for what another version of the compressor may add: 2 %, at least 64 bytes, in whole hundreds. */
const withRoom = (bytes: number) => (bytes === 0 ? 0 : Math.ceil(Math.max(bytes * 1.02, bytes + 64) / 100) * 100);

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const isOver = (size: Size, most: Size) => size.js > most.js || size.css > most.css;

/** Doors over their budget, doors without one, and budgets of doors that are gone. */
export function sizeFaults(sizes: ReadonlyMap<string, Size>): string[] {
  const { doors } = budgets();
  const measured = [...sizes].flatMap(([door, size]) => {
    const most = doors[door];
    if (most === undefined) return [`${door}: no budget yet (${kb(size.js)} of JS, ${kb(size.css)} of CSS)`];
    if (!isOver(size, most)) return [];
    return [`${door}: ${kb(size.js)} of JS and ${kb(size.css)} of CSS, at most ${kb(most.js)} and ${kb(most.css)}`];
  });
  const gone = Object.keys(doors).filter((door) => !sizes.has(door));
  const faults = [...measured, ...gone.map((door) => `${door}: a budget of a door that is gone`)];
  return faults.length > 0 ? [...faults, 'If it is meant: pnpm --filter @mashq/ui refresh --because "the reason"'] : [];
}

/** Every door with its size, for people. */
export function sizeTable(sizes: ReadonlyMap<string, Size>): string {
  const { doors } = budgets();
  const rows = [...sizes].map(([door, size]) => {
    const most = doors[door];
    return `${door.padEnd(36)} ${kb(size.js).padStart(9)} ${kb(size.css).padStart(8)}   ${most ? `${kb(most.js).padStart(9)} ${kb(most.css).padStart(8)}` : ''}`;
  });
  return [
    `${'door'.padEnd(36)} ${'JS'.padStart(9)} ${'CSS'.padStart(8)}   ${'most JS'.padStart(9)} ${'most CSS'.padStart(8)}`,
    ...rows,
  ].join('\n');
}

function write(sizes: ReadonlyMap<string, Size>, because: string | undefined): string[] {
  const before = budgets();
  const doors: Record<string, Size> = {};
  const raised: Record<string, { from: Size; to: Size }> = {};
  const faults: string[] = [];
  for (const [door, size] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const wanted = { js: withRoom(size.js), css: withRoom(size.css) };
    const known = before.doors[door];
    if (known === undefined) doors[door] = wanted;
    else if (!isOver(size, known))
      doors[door] = { js: Math.min(known.js, wanted.js), css: Math.min(known.css, wanted.css) };
    else if (because === undefined) {
      doors[door] = known;
      faults.push(
        `${door} grew from ${kb(known.js)} and ${kb(known.css)} to ${kb(size.js)} and ${kb(size.css)}: --because "the reason"`,
      );
    } else {
      doors[door] = wanted;
      raised[door] = { from: known, to: wanted };
    }
  }
  const raises = because === undefined || Object.keys(raised).length === 0 ? [] : [{ because, doors: raised }];
  writeFileSync(FILE, `${JSON.stringify({ doors, raised: [...before.raised, ...raises] }, null, 2)}\n`);
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
