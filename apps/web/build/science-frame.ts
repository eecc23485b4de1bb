import { resolve } from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';

/**
 * Builds the page of the science experiments beside the app, with a copy of the kit of its own: it is shown in a frame whose
 * policy differs from the app's, and must not share files that hold the session.
 */
export function builtScienceFrame(root: string, plugins: () => PluginOption[], define: Record<string, string>): Plugin {
  return {
    name: 'mashq-built-science-frame',
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
          define,
          plugins: plugins(),
          build: {
            target: 'es2022',
            outDir: dir,
            emptyOutDir: false,
            assetsInlineLimit: 0,
            reportCompressedSize: false,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: resolve(root, 'science-frame/index.html'),
              output: { chunkFileNames: 'assets/[hash].js', entryFileNames: 'assets/[hash].js' },
            },
          },
        });
      },
    },
  };
}
