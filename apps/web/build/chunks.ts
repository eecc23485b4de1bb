import { resolve } from 'node:path';
import { build, type PluginOption } from 'vite';
import { PAGES } from './pages.ts';

type Cut = (id: string) => string | null;

/** The kit's basic classes, a line each: one file for all of them is smaller, and fewer requests, than a file for each set of pages. */
const BASIC_CLASSES = /\/packages\/ui\/src\/theme\/(?:basic\/|visually-hidden\.)/;

/** Of all roles: in the file of one page, every other screen that says a number would load that page. */
const MEASURES = /\/packages\/api\/src\/measures\/(?:index|words)\./;

interface Chunk {
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: readonly string[];
  modules: readonly string[];
}

/**
 * Reports the chunks before Vite drops those that hold styles alone: their modules would be assigned to no page, and each
 * would be a request of its own for a few bytes.
 */
function everyChunk(found: (chunk: Chunk) => void): PluginOption {
  return {
    name: 'mashq-every-chunk',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const { fileName, facadeModuleId, isEntry, imports, modules } = output;
          found({ fileName, facadeModuleId, isEntry, imports: [...imports], modules: Object.keys(modules) });
        }
      },
    },
  };
}

/**
 * Assigns each module to a chunk by the set of pages that need it, so that a page loads few files and nothing it does not
 * use. By default the bundler makes one chunk per set of screens: dozens for one page, each a request, and small files
 * compress badly. The sets come from a first build that is not written, because only the bundler knows what remains of a
 * module after tree shaking. Modules no page needs, and the screens' own entries, are left to the bundler.
 */
export async function cutByPages(root: string, plugins: PluginOption[], define: Record<string, string>): Promise<Cut> {
  const chunks: Chunk[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugins, everyChunk((chunk) => chunks.push(chunk))],
    define,
    build: { write: false, minify: false, reportCompressedSize: false, modulePreload: { polyfill: false } },
  });
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const begins = new Set<string>();
  const files = new Map<string, Set<string>>();

  const load = (chunk: Chunk | undefined, page: string) => {
    if (chunk === undefined || files.get(chunk.fileName)?.has(page)) return;
    files.set(chunk.fileName, (files.get(chunk.fileName) ?? new Set()).add(page));
    for (const file of chunk.imports) load(byFile.get(file), page);
  };
  for (const chunk of chunks) if (chunk.facadeModuleId) begins.add(chunk.facadeModuleId);
  for (const [page, modules] of Object.entries(PAGES)) {
    for (const chunk of chunks) if (chunk.isEntry) load(chunk, page);
    for (const module of modules) {
      const chunk = byModule.get(resolve(root, module));
      if (chunk === undefined) throw new Error(`${module} is not in the build: has it moved?`);
      load(chunk, page);
    }
  }

  const names = new Map<string, string>();
  for (const chunk of chunks) {
    const pages = files.get(chunk.fileName);
    if (pages === undefined) continue;
    const name = pages.size === Object.keys(PAGES).length ? 'app' : [...pages].sort().join('-');
    for (const id of chunk.modules) if (!begins.has(id)) names.set(id, name);
  }
  return (id) => (BASIC_CLASSES.test(id) ? 'app' : MEASURES.test(id) ? 'measures' : (names.get(id) ?? null));
}

/**
 * Two chunks that import each other would start with modules missing. Chunks by page cannot form such a circle, because
 * the imports of a module are needed by all its pages. If it happens all the same, the build fails instead of the browser.
 */
export function noRings(): PluginOption {
  return {
    name: 'mashq-no-rings',
    generateBundle(_, bundle) {
      const done = new Set<string>();
      const walk = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`Files wait for each other: ${[...path, file].join(' → ')}`);
        if (done.has(file)) return;
        done.add(file);
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') for (const imported of chunk.imports) walk(imported, [...path, file]);
      };
      for (const file of Object.keys(bundle)) walk(file, []);
    },
  };
}
