import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './entry-points.ts';
import { run } from './run.ts';

/** What is published together: the kit, and what its types and a school's server need. */
export const PUBLISHED = ['ui', 'curriculum', 'api'] as const;

const TOP = join(ROOT, '../..');

/** The tarballs as the registry would get them, by the name of the package. */
export async function pack(folder: string): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8'));
  const tarballs = new Map<string, string>();
  for (const name of PUBLISHED) {
    await run('npx', ['--yes', packageManager, 'pack', '--pack-destination', folder], join(TOP, 'packages', name));
    const [tarball] = globSync(`mashq-${name}-*.tgz`, { cwd: folder });
    if (tarball === undefined) throw new Error(`pnpm packed no @mashq/${name}`);
    tarballs.set(`@mashq/${name}`, join(folder, tarball));
  }
  return tarballs;
}
