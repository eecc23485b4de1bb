import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { makePresetColors } from './make-theme.ts';
import { MODE_RULES, type Mode } from './modes.ts';
import { DEFAULT_PRESET, type PresetName, SEEDS } from './seeds.ts';

/** Declares custom properties for `root` in each of the four modes. Call it from a `.css.ts` file. */
export function modeStyles(
  root: string,
  layer: 'tokens' | 'theme',
  values: (mode: Mode) => Record<string, string>,
): void {
  for (const { mode, selector, media } of MODE_RULES) {
    const rule = { vars: values(mode), colorScheme: mode.scheme };
    globalStyle(`${root}${selector}`, {
      '@layer': { [layer]: media === undefined ? rule : { '@media': { [media]: rule } } },
    });
  }
}

/** Declares one of the six presets. The default preset also serves a page that names none. */
export function presetStyles(name: PresetName): void {
  const named = `:root[data-preset="${name}"]`;
  const root = name === DEFAULT_PRESET ? `:root:is([data-preset="${name}"], :not([data-preset]))` : named;
  const { turmeric, leaf, rose, sky, ...own } = vars.color;
  modeStyles(root, 'theme', (mode) => assignVars(own, makePresetColors(SEEDS[name], mode)));
}
