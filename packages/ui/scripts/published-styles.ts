import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { LAYER_ORDER } from '../src/theme/layers.ts';
import { PRESET_NAMES } from '../src/theme/seeds.ts';

/** The parts of `reset.css`, in the order of their layers. */
const RESET = ['reset', 'tokens', 'helper-colors', 'base'];

const ORDER = `@layer ${LAYER_ORDER};`;

/** A style sheet with the order of layers before all else, whatever vanilla-extract put first. */
const ordered = (sheets: readonly string[]) =>
  `${ORDER}\n\n${sheets.map((sheet) => sheet.replaceAll(ORDER, '').trim()).join('\n\n')}`.trim().concat('\n');

/**
 * Begins each part's style sheet with the order of layers, and writes the style sheets that are doors of their own,
 * whole and with nothing to import: reset, themes and fonts.
 */
export function publishedStyles(root: string): Plugin {
  return {
    name: 'published-styles',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = ordered([String(asset.source)]);
      }
    },
    closeBundle() {
      const dist = join(root, 'dist');
      const built = (name: string) => readFileSync(join(dist, 'theme', `${name}.css`), 'utf8');
      const write = (name: string, sheets: readonly string[]) => {
        mkdirSync(dirname(join(dist, name)), { recursive: true });
        writeFileSync(join(dist, name), ordered(sheets));
      };

      write('reset.css', RESET.map(built));
      for (const preset of [...PRESET_NAMES, 'wireframe']) write(`themes/${preset}.css`, [built(`presets/${preset}`)]);

      const fonts = readFileSync(join(root, 'src/theme/fonts.css'), 'utf8');
      for (const [name] of fonts.matchAll(/vazirmatn-[a-z-]+\.woff2/g)) {
        cpSync(join(root, 'node_modules/@fontsource-variable/vazirmatn/files', name), join(dist, 'fonts', name));
      }
      write('fonts.css', [fonts.replaceAll('@fontsource-variable/vazirmatn/files/', './fonts/')]);
    },
  };
}
