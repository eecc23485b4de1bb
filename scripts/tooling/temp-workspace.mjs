import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { capture, NODE, TOP } from './run.mjs';

/** Generated, large, or never changed by a scaffold. */
const LEFT_OUT = new Set([
  'dist',
  'storybook-static',
  '.turbo',
  '.data',
  'public',
  'pictures',
  '__pictures__',
  '.vite',
]);

/**
 * A copy of the repository in a temporary folder, scripts included. Packages resolve to each other's copies, because their
 * links are relative; installed dependencies are shared with the original.
 */
export function tempWorkspace() {
  const top = mkdtempSync(join(tmpdir(), 'mashq-workspace-'));
  /** Files created or changed, relative to the copy. */
  const touched = new Set();
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(TOP, folder))) copy(join(folder, name));
  copy('scripts');
  for (const file of ['.gitignore', 'package.json', 'biome.json', 'tsconfig.base.json']) copy(file);
  symlinkSync(join(TOP, 'node_modules'), join(top, 'node_modules'), 'junction');

  function copy(path) {
    mkdirSync(join(top, path, '..'), { recursive: true });
    cpSync(join(TOP, path), join(top, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.has(basename(source)) || relative(TOP, source).includes('/src/'),
    });
  }

  async function succeed(command, parameters, cwd) {
    const { code, output } = await capture(command, parameters, { cwd });
    if (code !== 0) throw new Error(`\n${output.trim()}`);
    return output;
  }

  return {
    top,
    /** Runs `pnpm new …`. Throws when an edit finds no place, or when Biome finds a fault in a file. */
    scaffold: async (...words) => {
      const output = await succeed(NODE, ['scripts/new.mjs', ...words], top);
      if (output.includes('by hand')) throw new Error(output);
      const files = [...output.matchAll(/^(?:created|changed) +(\S+)$/gm)].map(([, file]) => file);
      for (const file of files) touched.add(file);
      await succeed(join(TOP, 'node_modules/.bin/biome'), ['check', '--error-on-warnings', ...files], top);
    },
    /** Throws the type errors of created and changed files; errors elsewhere are not the scaffold's. */
    requireTypes: async (packageFolder) => {
      const folder = join(top, packageFolder);
      // A build, so that a package sees what was written in those it refers to.
      const { code, output } = await capture(join(folder, 'node_modules/.bin/tsc'), ['-b'], { cwd: folder });
      if (code === 0) return;
      const faults = [...output.matchAll(/^(\S+)\(\d+,\d+\): error .*$/gm)];
      if (faults.length === 0) throw new Error(`\n${output.trim()}`);
      const own = faults.filter(([, file]) => touched.has(relative(top, resolve(folder, file))));
      if (own.length > 0) throw new Error(`\n${own.map(([line]) => line).join('\n')}`);
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}
