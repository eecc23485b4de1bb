import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { earlyCallsScript } from '@mashq/state/platform/api/early-calls-script';
import { SCREEN_KEY, USER_KEY } from '@mashq/state/platform/api/token';
import { bootScript } from '@mashq/ui/theme/boot';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, type PluginOption, type Rolldown, transformWithOxc } from 'vite';
import { versionFile } from '../../scripts/tooling/version.mjs';
import { chunkByVisits, compiledAsTheyCome, noChunkCycles } from './build/chunks.ts';
import { builtFiles, readParts } from './build/first-build-parts.ts';
import { builtStories, kitStories } from './build/kit-stories.ts';
import { pagePreloads } from './build/page-preloads.ts';
import { persianOnly } from './build/persian-only.ts';
import { preloads } from './build/preloads.ts';
import { prerendered } from './build/prerender.ts';
import { lookScript, presetSheets, sheetScript } from './build/preset-sheets.ts';
import { builtScienceFrame } from './build/science-frame.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * Reads the browser's data of the Persian locale (20 ms of a fast processor, which the first formatted number would wait for) while
 * the app is fetched.
 */
const intlScript = "setTimeout(function () { new Intl.NumberFormat('fa-IR').format(0); });";

/** The script that shows the stored screen: one source file, which imports nothing. */
async function showStoredScreenScript(): Promise<string> {
  const file = join(import.meta.dirname, 'src/platform/stored-screen/show-stored-screen.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return `(() => {${code.replace('export async function', 'async function')}
showStoredScreen('${SCREEN_KEY}', '${USER_KEY}').catch(() => {});})();`;
}

/** JavaScript that loads it where a screen is stored. */
const storedScreenScript = (file: string) => `window.storedScreenScript = '/${file}';
try {
  if (localStorage.getItem('${SCREEN_KEY}')) {
    var script = document.createElement('script');
    script.fetchPriority = 'high';
    script.src = window.storedScreenScript;
    document.head.appendChild(script);
  }
} catch (error) {}
`;

/**
 * Applies the settings of the last visit to `<html>` before the first paint, and begins the calls of the screen. A separate file,
 * because the security policy forbids inline scripts; named by its content, so that a second visit does not ask for it.
 */
function boot(): Plugin {
  return {
    name: 'mashq-boot',
    configureServer(server) {
      server.middlewares.use('/boot.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(earlyCallsScript + bootScript + lookScript);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const emit = (name: string, script: string) => {
          const source = minifySync(`${name}.js`, script).code;
          const fileName = `assets/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const stored = storedScreenScript(emit('stored-screen', await showStoredScreenScript()));
        const settings = bootScript + lookScript + sheetScript(presetSheets(bundle));
        const fileName = emit('boot', stored + earlyCallsScript + settings + intlScript);
        // The page of the science experiments has the settings alone.
        this.emitFile({ type: 'asset', fileName: 'boot.js', source: bootScript + lookScript });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The page is not in the build');
        page.source = String(page.source).replace('src="/boot.js"', `src="/${fileName}"`);
      },
    },
  };
}

/** Preloads the Persian font, so that text has its letters at the first paint. */
function preloadFont(): Plugin {
  return {
    name: 'mashq-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /vazirmatn-persian.*\.woff2$/.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/**
 * Moves the source maps out of the folder that is served: the server reads the errors of browsers by them, and nobody else
 * gets the sources.
 */
function hiddenMaps(): Plugin {
  const folder = join(import.meta.dirname, 'source-maps');
  return {
    name: 'mashq-hidden-maps',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        for (const [name, file] of Object.entries(bundle)) {
          if (!name.endsWith('.js.map') || file.type !== 'asset') continue;
          await writeFile(join(folder, basename(name)), file.source);
          delete bundle[name];
        }
      },
    },
  };
}

/** A brotli and a gzip file beside every text file that is served, made once here so that no request waits for it. */
function compressed(): Plugin {
  return {
    name: 'mashq-compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter(
        (name) => /\.(js|css|html|svg|json)$/.test(name) && !name.startsWith('.'),
      );
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(dir, name));
          if (content.length < 1024) return;
          await Promise.all([
            writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(content)),
            writeFile(join(dir, `${name}.gz`), await promisify(gzip)(content, { level: 9 })),
          ]);
        }),
      );
    },
  };
}

/** Which version was built, beside the app: a server of other sources does not start with it. */
function version(): Plugin {
  return {
    name: 'mashq-version',
    apply: 'build',
    writeBundle: ({ dir = '' }) => writeFile(join(dir, 'version.json'), versionFile()),
  };
}

const preload = preloads();
const apiPort = process.env.API_PORT ?? '3001';

/** Plugins that compile the sources. */
const sources = (isBuilt = true): PluginOption[] => [
  // Our messages replace all of react-aria's, so none of its languages are bundled.
  { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' },
  persianOnly(),
  kitStories(isBuilt),
  vanillaExtractPlugin(),
  react(),
];

/** The app runs in browsers only, so code of its libraries for rendering on a server is left out. */
const define = { 'typeof window': '"object"' };

/** A shim the router imports for older React versions. */
const names = {
  alias: [{ find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' }],
};

/** What a build alone has: its files are made by what the screens need. */
async function building(): Promise<{ plugins: PluginOption[]; group: Rolldown.CodeSplittingGroup }> {
  const root = import.meta.dirname;
  const parts = await readParts(root, { plugins: [sources()], define, resolve: names });
  const built = builtFiles();
  return {
    plugins: [
      built.plugin,
      pagePreloads(root, parts, built),
      compiledAsTheyCome(parts),
      hiddenMaps(),
      compressed(),
      version(),
      serviceWorker(root, parts, built),
      prerendered(root, sources, built),
      builtScienceFrame(root, () => [sources(), compressed()], define),
      builtStories(root, () => [sources(), compressed()], define),
    ],
    group: { debugName: 'visits', name: chunkByVisits(root, parts) },
  };
}

export default defineConfig(async ({ command }) => {
  const build = command === 'build' ? await building() : undefined;
  return {
    ...(build && { define }),
    resolve: names,
    plugins: [sources(command === 'build'), boot(), preloadFont(), noChunkCycles(), preload.plugin, build?.plugins],
    build: {
      target: 'es2022',
      manifest: true,
      sourcemap: 'hidden' as const,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies: preload.resolveDependencies },
      rolldownOptions: {
        output: {
          // Short names, because the list of files is part of the app; the manifest maps them. 36 bits of hash: among the
          // thousand files of several releases two share a name once in a hundred thousand times.
          hashCharacters: 'base36' as const,
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names: given }: Rolldown.PreRenderedAsset) =>
            given.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            // Imports of a module are assigned to chunks on their own.
            includeDependenciesRecursively: false,
            groups: build ? [build.group] : [],
          },
        },
      },
    },
    server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  };
});
