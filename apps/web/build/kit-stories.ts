import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';

const LAB = resolve(import.meta.dirname, '../src/lab/mirage');
const KIT = resolve(import.meta.dirname, '../../../packages/ui/src');
const FOLDER = 'kit-stories';
const LIST = 'virtual:kit-story-files';
const ENTRY = 'virtual:kit-stories';

/** In a build the stories are files of their own; the dev server and the tests import them from the sources. */
const entryCode = (isBuilt: boolean) =>
  isBuilt
    ? `const url = '/${FOLDER}/entry.js'; export const loadEntry = () => import(/* @vite-ignore */ url);`
    : `export const loadEntry = () => import('${LAB}/entry.tsx');`;

/** What the laboratory needs of the kit's stories: which there are, how they are loaded, and a replacement for what they test with. */
export function kitStories(isBuilt: boolean): Plugin {
  return {
    name: 'mashq-kit-stories',
    enforce: 'pre',
    resolveId: (id) => {
      if (id === 'storybook/test') return resolve(LAB, 'story-tests.ts');
      return id === LIST || id === ENTRY ? `\0${id}` : null;
    },
    load: (id) => {
      if (id === `\0${ENTRY}`) return entryCode(isBuilt);
      if (id !== `\0${LIST}`) return null;
      return `export const storyFiles = ${JSON.stringify(globSync('**/*.stories.tsx', { cwd: KIT }).sort())};`;
    },
  };
}

/**
 * Builds the stories beside the app, with a copy of the kit of their own: in the app's own graph they would keep exports of the
 * kit that no screen uses, in modules that every first load carries.
 */
export function builtStories(root: string, plugins: () => PluginOption[], define: Record<string, string>): Plugin {
  return {
    name: 'mashq-built-stories',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async ({ dir = '' }) => {
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          base: `/${FOLDER}/`,
          define,
          plugins: plugins(),
          build: {
            target: 'es2022',
            outDir: resolve(dir, FOLDER),
            emptyOutDir: true,
            assetsInlineLimit: 0,
            reportCompressedSize: false,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: resolve(LAB, 'entry.tsx'),
              preserveEntrySignatures: 'strict',
              output: { entryFileNames: 'entry.js' },
            },
          },
        });
      },
    },
  };
}
