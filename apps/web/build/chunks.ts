import { resolve } from 'node:path';
import { build, type PluginOption, type Rolldown } from 'vite';
import { PAGES } from './pages.ts';

type Cut = (id: string) => string | null;

/**
 * Names the file a module goes to, by which of the pages need it: so each loads a handful of files and nothing it does
 * not need. Left to itself the bundler makes a file for every set of screens, dozens for one page: each costs a request,
 * and small files compress badly. Who needs what is asked of the bundler, in a build that is not written: it alone knows
 * what is left of a module when what nobody uses has gone. What no page needs, and where a screen begins, is left to it.
 */
export async function cutByPages(root: string, plugins: PluginOption[]): Promise<Cut> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, reportCompressedSize: false, modulePreload: { polyfill: false } },
  });
  const chunks = (built as Rolldown.RolldownOutput).output.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const begins = new Set<string>();
  const files = new Map<string, Set<string>>();

  const load = (chunk: Rolldown.OutputChunk | undefined, page: string) => {
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
    for (const id of Object.keys(chunk.modules)) if (!begins.has(id)) names.set(id, name);
  }
  return (id) => names.get(id) ?? null;
}

/**
 * A file that waits for one that waits for it starts with half of its modules missing. Cutting by pages cannot make such
 * a ring, as what a module needs is needed by all its pages; should it ever, the build fails and not the browser.
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
