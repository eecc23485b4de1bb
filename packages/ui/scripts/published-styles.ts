import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { LAYER_ORDER } from '../src/theme/layers.ts';
import { PRESET_NAMES } from '../src/theme/seeds.ts';

/** The sources of `reset.css`, in the order of their layers. */
const RESET = ['reset', 'tokens', 'semantic-colors', 'base'];

const ORDER = `@layer ${LAYER_ORDER};`;

/** A style sheet with the order of layers before all else, whatever vanilla-extract put first. */
const ordered = (sheets: readonly string[]) =>
  `${ORDER}\n\n${sheets.map((sheet) => sheet.replaceAll(ORDER, '').trim()).join('\n\n')}`.trim().concat('\n');

/** What a style sheet is where there is no page: nothing. */
const NO_STYLES = ['no-styles.js', 'no-styles.d.ts'];

/** A style sheet as the JavaScript beside it asks for it: by the name of `imports`, which Node answers with nothing. */
const named = (importer: string) => (_all: string, path: string) =>
  `import "#styles/${posix.join(posix.dirname(importer), path)}";`;

/**
 * Begins each component's style sheet with the order of layers, and writes the style sheets that are entry points of their own,
 * whole and with nothing to import: reset, themes and fonts.
 */
export function publishedStyles(root: string): Plugin {
  return {
    name: 'published-styles',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = ordered([String(asset.source)]);
        if (asset.type === 'chunk') {
          asset.code = asset.code.replaceAll(/^import "(\.[^"]*\.css)";$/gm, named(asset.fileName));
        }
      }
    },
    writeBundle() {
      const dist = join(root, 'dist');
      const built = (name: string) => readFileSync(join(dist, 'theme', `${name}.css`), 'utf8');
      const write = (name: string, sheets: readonly string[]) => {
        mkdirSync(dirname(join(dist, name)), { recursive: true });
        writeFileSync(join(dist, name), ordered(sheets));
      };

      for (const name of NO_STYLES) writeFileSync(join(dist, name), 'export {};\n');
      write('reset.css', RESET.map(built));
      for (const preset of [...PRESET_NAMES, 'wireframe']) write(`themes/${preset}.css`, [built(`presets/${preset}`)]);

      const fonts = readFileSync(join(root, 'src/theme/fonts.css'), 'utf8');
      cpSync(join(root, 'src/theme/fonts'), join(dist, 'fonts'), { recursive: true });
      write('fonts.css', [fonts]);
    },
  };
}
