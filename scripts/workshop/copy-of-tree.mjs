import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { capture, NODE, TOP } from './run.mjs';

/** Made from the rest, large, or nothing a scaffold touches. */
const LEFT_OUT = new Set(['dist', 'storybook-static', '.turbo', '.data', 'public', 'pictures', '.vite']);

/**
 * A copy of the tree in a temporary folder, with scripts of its own that believe it is the house. Packages see each other's
 * copies, for their links are relative; what is installed is the house's own.
 */
export function copyOfTree() {
  const top = mkdtempSync(join(tmpdir(), 'mashq-new-'));
  /** Files laid down or changed, from the top. */
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
    /** `pnpm new …`; throws when a file or an edit finds no place, or when what it made is not as Biome wants it. */
    layDown: async (...words) => {
      const output = await succeed(NODE, ['scripts/new.mjs', ...words], top);
      if (output.includes('by hand')) throw new Error(output);
      const files = [...output.matchAll(/^(?:made|changed) +(\S+)$/gm)].map(([, file]) => file);
      for (const file of files) touched.add(file);
      await succeed(join(TOP, 'node_modules/.bin/biome'), ['check', '--error-on-warnings', ...files], top);
    },
    /** Throws what TypeScript says of files that were laid down or changed; what it says of others is the tree's own. */
    requireTypes: async (room) => {
      const folder = join(top, room);
      const { code, output } = await capture(
        join(folder, 'node_modules/.bin/tsc'),
        ['-p', 'tsconfig.json', '--noEmit'],
        {
          cwd: folder,
        },
      );
      if (code === 0) return;
      const faults = [...output.matchAll(/^(\S+)\(\d+,\d+\): error .*$/gm)];
      if (faults.length === 0) throw new Error(`\n${output.trim()}`);
      const own = faults.filter(([, file]) => touched.has(relative(top, resolve(folder, file))));
      if (own.length > 0) throw new Error(`\n${own.map(([line]) => line).join('\n')}`);
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}
