import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The package's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface DoorName {
  readonly name: string;
  readonly isType: boolean;
}

interface Door {
  /** As after `@mashq/ui/`: `actions/button`. */
  readonly path: string;
  readonly names: readonly DoorName[];
}

/**
 * A part's own rooms have index files too; a consumer enters by family and part alone. The answers are parts of a part:
 * each has a door, so that a page with one kind does not bring all.
 */
const isPublic = (path: string) =>
  path !== '' && (path.split('/').length <= 2 || /^learning\/answers\/[\w-]+-answer$/.test(path));

const allDoors = () =>
  globSync('**/index.ts', { cwd: join(ROOT, 'src') })
    .map((file) => file.replaceAll('\\', '/').replace(/\/?index\.ts$/, ''))
    .sort();

/** Rooms inside a part: reached in the workspace, closed in the published package. */
export const innerDoors = () => allDoors().filter((path) => path !== '' && !isPublic(path));

/** Doors a consumer may import from, in the order of the alphabet. */
export function publicDoors(): Door[] {
  return allDoors()
    .filter(isPublic)
    .map((path) => ({ path, names: namesOf(path) }));
}

function namesOf(path: string): DoorName[] {
  const file = join(ROOT, 'src', path, 'index.ts');
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, isType }) => {
      if (exportName.name === null)
        throw new Error(`${path}: a door names what it gives; no "export *" and no default`);
      return { name: exportName.name, isType };
    }),
  );
}
