/**
 * Rules for imports inside the kit. Families form layers, and a family imports only from families before it in the list.
 * Files never import each other in a circle, not even for types. Tests, stories and `testing` folders may import anything.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Families from the lowest layer to the highest. */
export const LAYERS: Readonly<
  Record<'foundations' | 'primitives' | 'components' | 'learning' | 'print', readonly string[]>
> = {
  foundations: ['i18n', 'theme'],
  primitives: ['primitives', 'illustrations'],
  components: [
    'actions',
    'overlays',
    'feedback',
    'forms',
    'data',
    'charts',
    'carousel',
    'navigation',
    'layout',
    'settings',
    'marketing',
    'rewards',
    'chat',
  ],
  learning: ['learning'],
  print: ['print'],
};

/** Imported files of each file, by paths in `src` with `/`. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const SOURCE = join(import.meta.dirname, '../src');
const isExempt = (file: string) => /\.(test|stories)\.tsx?$|(^|\/)testing\//.test(file) || file === 'index.ts';
const familyOf = (file: string) => file.split('/')[0] ?? '';

/** Relative imports of the kit's sources, types included. */
export function readImports(): Imports {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files
      .filter((file) => !isExempt(file))
      .sort()
      .map((file) => [file, importsOf(file)]),
  );
}

function importsOf(file: string): string[] {
  const code = readFileSync(join(SOURCE, file), 'utf8');
  const { module } = parseSync(file, code);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic,
  ];
  const targets = requests
    .filter((request) => request.startsWith('.'))
    .map((request) => posix.join(dirname(file), request));
  return [...new Set(targets)].filter((target) => existsSync(join(SOURCE, target)));
}

/** Imports from a family of the same file's layer or above it, and families that the list does not have. */
export function layerFaults(imports: Imports): string[] {
  const order = Object.values(LAYERS).flat();
  const faults: string[] = [];
  for (const [file, targets] of imports) {
    const from = order.indexOf(familyOf(file));
    if (from < 0) faults.push(`${file}: the family ${familyOf(file)} is not in LAYERS`);
    for (const target of targets) {
      if (familyOf(target) === familyOf(file)) continue;
      if (order.indexOf(familyOf(target)) > from) faults.push(`${file} imports ${target}, of a higher family`);
    }
  }
  return faults;
}

/** Circles of files, each as the path from a file back to itself. */
export function fileCircles(imports: Imports): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      circles.push([...path.slice(start), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
