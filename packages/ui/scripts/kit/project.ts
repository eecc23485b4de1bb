import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './entry-points.ts';
import { PUBLISHED } from './pack.ts';
import { run } from './run.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where the workspace has a package of another's; the network is not asked. */
function installed(name: string): string {
  for (const workspace of [...PUBLISHED.map((name) => join(ROOT, '..', name)), join(ROOT, '../../apps/storybook')]) {
    const folder = join(workspace, 'node_modules', name);
    if (existsSync(folder)) return folder;
  }
  throw new Error(`${name} is asked for, and no package of the workspace has it`);
}

/**
 * Installs what the manifest in `folder` names: the repository's packages from their tarballs, all others as they are in the
 * workspace. Only what a manifest names is there, so an import that no manifest names fails as it would at a school. With
 * `names`, these are installed beside what is there already.
 */
export async function install(
  folder: string,
  tarballs: ReadonlyMap<string, string>,
  names?: readonly string[],
): Promise<void> {
  const modules = join(folder, 'node_modules');
  const more = names && { dependencies: Object.fromEntries(names.map((name) => [name, '*'])) };
  const waiting: Manifest[] = [more ?? read(folder)];
  for (let manifest = waiting.pop(); manifest !== undefined; manifest = waiting.pop()) {
    const { dependencies, devDependencies, peerDependencies, peerDependenciesMeta } = manifest;
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      const place = join(modules, name);
      if (existsSync(place) || peerDependenciesMeta?.[name]?.optional) continue;
      mkdirSync(dirname(place), { recursive: true });
      const tarball = tarballs.get(name);
      if (tarball === undefined) symlinkSync(installed(name), place, 'junction');
      else {
        mkdirSync(place);
        await run('tar', ['-xzf', tarball, '-C', place, '--strip-components=1'], folder);
        const { devDependencies: _tests, ...published } = read(place);
        waiting.push(published);
      }
    }
  }
}

/** A copy of `fixtures/<name>` in a folder of its own outside the workspace, with everything it names installed. */
export async function project(name: string, parent: string, tarballs: ReadonlyMap<string, string>): Promise<string> {
  const folder = join(parent, name);
  cpSync(join(ROOT, 'fixtures', name), folder, { recursive: true });
  await install(folder, tarballs);
  return folder;
}
