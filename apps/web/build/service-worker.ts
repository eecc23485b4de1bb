import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type Plugin } from 'vite';
import type { BuiltFiles, Parts } from './first-build-parts.ts';
import { SHELL, storedFiles } from './stored-files.ts';

const LIST = 'virtual:stored-files';

/** Builds the service worker beside the app, once the files that it stores are written. */
export function serviceWorker(root: string, parts: Parts, built: BuiltFiles): Plugin {
  return {
    name: 'mashq-service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async ({ dir = '' }) => {
        const files = JSON.stringify(storedFiles(root, dir, parts, built));
        // For the check of sizes.
        await writeFile(join(dir, '.vite/stored-files.json'), files);
        const list = `export const SHELL = ${JSON.stringify(SHELL)}; export const FILES = ${files};`;
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: { 'process.env.NODE_ENV': '"production"' },
          plugins: [
            {
              name: 'mashq-stored-files',
              resolveId: (id) => (id === LIST ? `\0${id}` : null),
              load: (id) => (id === `\0${LIST}` ? list : null),
            },
          ],
          build: {
            target: 'es2022',
            outDir: dir,
            emptyOutDir: false,
            reportCompressedSize: false,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: resolve(root, 'src/platform/service-worker/worker.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        });
        const file = join(dir, 'service-worker.js');
        const content = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      },
    },
  };
}
