/**
 * Packs the kit and the packages it needs for a project outside the repository, and prints the command that installs them:
 * `pnpm --filter @mashq/ui tarballs ../my-school/packages`. Needs their `dist`, which the package's script builds before.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pack } from './kit/pack.ts';

/** The command for a project that has the tarballs in `folder`. */
export const installCommand = (tarballs: ReadonlyMap<string, string>) =>
  `npm install ${[...tarballs.values()].join(' ')} lucide-react react react-dom`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2).filter((word) => word !== '--');
  if (folder === undefined) throw new Error('Say where to: pnpm --filter @mashq/ui tarballs ../my-school/packages');
  // pnpm starts a package's script in the package; the path is meant from where the command was written.
  console.log(installCommand(await pack(resolve(process.env.INIT_CWD ?? join(process.cwd()), folder))));
}
