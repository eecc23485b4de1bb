import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** The package's own folder. */
export const ROOT = join(import.meta.dirname, '../..');

interface ExportedName {
  readonly name: string;
  readonly isType: boolean;
}

interface EntryPoint {
  /** As after `@mashq/ui/`: `actions/button`. */
  readonly path: string;
  readonly names: readonly ExportedName[];
}

/**
 * A consumer imports by family and component only. The answers are the exception: each kind has an entry point, so that a page
 * with one kind does not load all of them.
 */
const isPublic = (path: string) =>
  path !== '' && (path.split('/').length <= 2 || /^learning\/answers\/[\w-]+-answer$/.test(path));

const allEntryPoints = () =>
  globSync('**/index.ts', { cwd: join(ROOT, 'src') })
    .map((file) => file.replaceAll('\\', '/').replace(/\/?index\.ts$/, ''))
    .sort();

/** Index files of folders inside a component: there are none, since each would be an entry point. */
export const internalEntryPoints = () => allEntryPoints().filter((path) => path !== '' && !isPublic(path));

/** Entry points a consumer may import from, in alphabetical order. */
export function publicEntryPoints(): EntryPoint[] {
  return allEntryPoints()
    .filter(isPublic)
    .map((path) => ({ path, names: namesOf(path) }));
}

function namesOf(path: string): ExportedName[] {
  const file = join(ROOT, 'src', path, 'index.ts');
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, isType }) => {
      if (exportName.name === null)
        throw new Error(`${path}: an entry point names its exports; no "export *" and no default`);
      return { name: exportName.name, isType };
    }),
  );
}
