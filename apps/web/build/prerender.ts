import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type * as Pages from '../src/app/prerender/render.tsx';
import type { BuiltFiles } from './first-build-parts.ts';
import { pagePicture } from './page-picture.ts';
import { PUBLIC_PAGE } from './pages.ts';

/** Scripts and style sheets of modules, those they need first at the beginning. */
function addressesOf(root: string, { filesOf }: BuiltFiles, modules: readonly string[]) {
  const files = modules.flatMap((module) => {
    const found = filesOf([resolve(root, module)]);
    if (found.length === 0) throw new Error(`${module} is not in the build: has it moved?`);
    return found.map((file) => `/${file}`);
  });
  const unique = [...new Set(files)];
  return {
    scripts: unique.filter((file) => file.endsWith('.js')),
    sheets: unique.filter((file) => file.endsWith('.css')),
  };
}

/** Several style sheets as one file, named by its content, with the packed files beside it. */
async function joined(dir: string, sheets: readonly string[]): Promise<string> {
  const css = (await Promise.all(sheets.map((sheet) => readFile(join(dir, sheet), 'utf8')))).join('');
  const address = `/assets/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  const file = join(dir, address);
  await writeFile(file, css);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(css));
  await writeFile(`${file}.gz`, await promisify(gzip)(css, { level: 9 }));
  return address;
}

/** The script that starts the app on these pages: small, for it is all that a reader fetches. */
async function startScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve(root, 'src/app/prerender/start.ts'), output: { format: 'iife' } },
    },
  });
  const [file] = (built as Rolldown.RolldownOutput).output;
  return file.code;
}

/**
 * Renders the public pages into `prerendered/` of the build, with their pictures, a sitemap and robots.txt; the server sends
 * them in place of the empty page and writes its origin into them. A page that throws fails the build.
 */
export function prerendered(root: string, plugins: () => PluginOption[], built: BuiltFiles): Plugin {
  return {
    name: 'mashq-prerendered',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async ({ dir = '' }) => {
        const folder = join(dir, 'prerendered');
        const scratch = await mkdtemp(join(tmpdir(), 'mashq-prerender-'));
        try {
          await build({
            root,
            configFile: false,
            publicDir: false,
            logLevel: 'error',
            plugins: plugins(),
            resolve: { alias: [{ find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' }] },
            ssr: { noExternal: true },
            build: {
              ssr: resolve(root, 'src/app/prerender/render.tsx'),
              outDir: scratch,
              rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
            },
          });
          const { PRERENDERED_PAGES, PRODUCT_NAME, fileName, renderPage, writePage, writeRobots, writeSitemap } =
            (await import(pathToFileURL(join(scratch, 'render.mjs')).href)) as typeof Pages;
          const shell = await readFile(join(dir, 'index.html'), 'utf8');
          await mkdir(folder, { recursive: true });
          await writeFile(join(folder, 'start.js'), await startScript(root));
          // The last is the app's; it imports the others.
          const entries = [...shell.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
            ([, address = '']) => address,
          );
          const ofShell = [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
            ([, address = '']) => address,
          );
          const ofAll = [...new Set([...ofShell, ...addressesOf(root, built, PUBLIC_PAGE).sheets])];
          const common = await joined(dir, ofAll);
          for (const page of PRERENDERED_PAGES) {
            const name = fileName(page.path);
            const modules = [...PUBLIC_PAGE, `src/site/${page.screen}.tsx`];
            const markup = await renderPage(page.path);
            const picture = `/prerendered/${name}.jpg`;
            const { scripts, sheets } = addressesOf(root, built, modules);
            const own = sheets.filter((sheet) => !ofAll.includes(sheet));
            const html = writePage({
              shell,
              markup,
              page,
              sheets: [common, ...(own.length > 0 ? [await joined(dir, own)] : [])],
              joinedSheets: [...ofAll, ...own],
              scripts: [...new Set([...entries.toReversed(), ...scripts])],
              picture,
            });
            await writeFile(join(folder, `${name}.html`), html);
            await writeFile(
              join(folder, `${name}.jpg`),
              await pagePicture(PRODUCT_NAME, page.headline, page.description),
            );
          }
          const paths = Object.fromEntries(PRERENDERED_PAGES.map(({ path }) => [path, `${fileName(path)}.html`]));
          await writeFile(join(folder, 'pages.json'), JSON.stringify(paths));
          await writeFile(join(folder, 'sitemap.xml'), writeSitemap(PRERENDERED_PAGES));
          await writeFile(join(folder, 'robots.txt'), writeRobots());
        } finally {
          if (existsSync(scratch)) await rm(scratch, { recursive: true });
        }
      },
    },
  };
}
