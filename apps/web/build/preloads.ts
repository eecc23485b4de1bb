import type { Plugin, Rolldown } from 'vite';

/** Files that the page has from the beginning: those of its entries, and all they import. */
export function loadedFirst(bundle: Rolldown.OutputBundle): Set<string> {
  const loaded = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (loaded.has(name) || chunk?.type !== 'chunk') return;
    loaded.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) loaded.add(sheet);
    for (const imported of chunk.imports) add(imported);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(name);
  return loaded;
}

/**
 * Which files a screen that is loaded later asks for together with its own: all it needs but what the page has from the
 * beginning. Their names in every list would be part of the app.
 */
export function preloads(): { plugin: Plugin; resolveDependencies: (file: string, deps: string[]) => string[] } {
  let bundled: Rolldown.OutputBundle = {};
  // Read with the first question: style sheets are assigned to chunks after the plugin has the bundle.
  let loaded: Set<string> | undefined;
  return {
    plugin: {
      name: 'mashq-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          bundled = bundle;
          loaded = undefined;
        },
      },
    },
    resolveDependencies: (_file, deps) => {
      const known = loaded ?? loadedFirst(bundled);
      loaded = known;
      return deps.filter((dep) => !known.has(dep));
    },
  };
}
