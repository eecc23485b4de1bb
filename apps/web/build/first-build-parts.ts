import { resolve } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';

/** Modules that the same screens and deferred parts need: what a first build puts into one file. */
export interface Part {
  /** The module that is loaded by this part's own name; null for what only others need. */
  readonly module: string | null;
  /** Bytes of each module, before they are minified. */
  readonly modules: ReadonlyMap<string, number>;
  readonly imports: Set<Part>;
  /** What its modules load later. */
  readonly later: Set<Part>;
}

export interface Parts {
  readonly all: readonly Part[];
  /** The app itself. */
  readonly entry: Part;
  /** @throws {Error} where the module is not loaded by its name */
  readonly of: (module: string) => Part;
  /** A part and all it imports. */
  readonly withImports: (part: Part) => ReadonlySet<Part>;
}

/**
 * Which module needs which, from a first build that is not written: only the bundler knows what remains of a module after tree
 * shaking.
 */
export async function readParts(
  root: string,
  { plugins, define, resolve: names }: Pick<UserConfig, 'define' | 'resolve'> & { plugins: PluginOption[] },
): Promise<Parts> {
  const chunks: Rolldown.OutputChunk[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      plugins,
      {
        name: 'mashq-parts',
        // Before Vite drops the chunks that hold styles alone.
        generateBundle: {
          order: 'pre',
          handler(_, bundle) {
            for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.push({ ...output });
          },
        },
      },
    ],
    ...(define && { define }),
    ...(names && { resolve: names }),
    build: { write: false, minify: false, reportCompressedSize: false, modulePreload: { polyfill: false } },
  });
  const byFile = new Map<string, Part>();
  for (const { fileName, facadeModuleId, modules } of chunks) {
    const sizes = new Map(Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]));
    byFile.set(fileName, { module: facadeModuleId, modules: sizes, imports: new Set(), later: new Set() });
  }
  const found = (files: readonly string[]) => files.flatMap((file) => byFile.get(file) ?? []);
  for (const { fileName, imports, dynamicImports } of chunks) {
    const part = byFile.get(fileName);
    for (const imported of found(imports)) part?.imports.add(imported);
    for (const later of found(dynamicImports)) part?.later.add(later);
  }
  const all = [...byFile.values()];
  const byModule = new Map(all.map((part) => [part.module, part]));
  const entry = byFile.get(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
  if (entry === undefined) throw new Error('The build has no entry');
  const closures = new Map<Part, Set<Part>>();
  const withImports = (part: Part): Set<Part> => {
    const known = closures.get(part);
    if (known) return known;
    const closure = new Set([part]);
    closures.set(part, closure);
    for (const imported of part.imports) for (const each of withImports(imported)) closure.add(each);
    return closure;
  };
  const of = (module: string) => {
    const part = byModule.get(resolve(root, module));
    if (part === undefined) throw new Error(`${module} is not in the build: has it moved?`);
    return part;
  };
  return { all, entry, of, withImports };
}

export interface BuiltFiles {
  readonly plugin: Plugin;
  /** Scripts and style sheets of modules, with all that they import, those they need first at the beginning. */
  readonly filesOf: (modules: Iterable<string>) => string[];
  /** Fonts and pictures of scripts. */
  readonly assetsOf: (files: Iterable<string>) => string[];
}

/** Where the modules are in the build that is written. */
export function builtFiles(): BuiltFiles {
  let bundled: Rolldown.OutputBundle = {};
  const byModule = new Map<string, string>();
  return {
    plugin: {
      name: 'mashq-built-files',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          bundled = { ...bundle };
          for (const output of Object.values(bundle)) {
            if (output.type !== 'chunk') continue;
            for (const id of output.moduleIds) byModule.set(id, output.fileName);
            if (output.facadeModuleId) byModule.set(output.facadeModuleId, output.fileName);
          }
        },
      },
    },
    filesOf(modules) {
      const files = new Set<string>();
      const visited = new Set<string>();
      const visit = (name: string) => {
        const chunk = bundled[name];
        if (chunk?.type !== 'chunk' || visited.has(name)) return;
        visited.add(name);
        for (const imported of chunk.imports) visit(imported);
        // The entry is a name for others in the page.
        if (!chunk.isEntry) files.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
      };
      for (const id of modules) visit(byModule.get(id) ?? '');
      return [...files];
    },
    assetsOf: (files) => [
      ...new Set(
        [...files].flatMap((file) => {
          const chunk = bundled[file];
          return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedAssets ?? [])] : [];
        }),
      ),
    ],
  };
}
