import type { Plugin, Rolldown } from 'vite';

/**
 * Which files a screen that is loaded later asks for together with its own: all it needs but what the page has from the
 * beginning. Their names in every list would be part of the app.
 */
export function preloads(): { plugin: Plugin; resolveDependencies: (file: string, deps: string[]) => string[] } {
  const loaded = new Set<string>();

  function add(name: string, bundle: Rolldown.OutputBundle): void {
    const chunk = bundle[name];
    if (loaded.has(name) || chunk?.type !== 'chunk') return;
    loaded.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) loaded.add(sheet);
    for (const imported of chunk.imports) add(imported, bundle);
  }

  return {
    plugin: {
      name: 'mashq-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          for (const [name, chunk] of Object.entries(bundle)) {
            if (chunk.type === 'chunk' && chunk.isEntry) add(name, bundle);
          }
        },
      },
    },
    resolveDependencies: (_file, deps) => deps.filter((dep) => !loaded.has(dep)),
  };
}
