import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientModules } from './scripts/client-modules.ts';
import { publishedStyles } from './scripts/published-styles.ts';
import { shortNames } from './scripts/short-names.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Every entryPoint of the package, and the style sheets that are entryPoints of their own. */
const entryPoints = globSync(['src/**/index.ts', 'src/theme/presets/*.css.ts', 'src/theme/reset.css.ts'], {
  cwd: root,
});

/**
 * The published form: one JavaScript file a module and one style sheet a part, each imported by the JavaScript it
 * belongs to. A consumer needs no plugin, and a part it does not use brings nothing. No file may end in `.css.js`:
 * vanilla-extract in the consumer's own build would take it for a source.
 */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ cwd: root, identifiers: shortNames(root) }),
    publishedStyles(root),
    clientModules(),
  ],
  build: {
    lib: {
      entry: Object.fromEntries(
        entryPoints.map((entryPoint) => [relative('src', entryPoint).replace(/\.ts$/, ''), entryPoint]),
      ),
      formats: ['es'],
    },
    target: 'es2022',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      external: (id) => /^(?:react|react-dom|react-aria-components|lucide-react|@|axe-core)/.test(id),
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: ({ name }) => `${name.replace(/\.css(?:\.ts)?$/, '.styles')}.js`,
        assetFileNames: ({ originalFileNames: [source = ''] }) =>
          source.replace(/^.*?src\//, '').replace(/\.ts\.vanilla\.css$/, ''),
      },
    },
  },
});
