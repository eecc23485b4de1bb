import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { type Mode, makePresetColors } from './make-theme.ts';
import { DEFAULT_PRESET, type PresetName, SEEDS } from './seeds.ts';

const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';

/**
 * Every way `<html>` can be in a mode: by attribute, or by the visitor's system where the attribute leaves it open
 * (absent or `system`). Specificity rises with each condition met, so the order of the rules does not matter.
 */
const WAYS: readonly { mode: Mode; selector: string; media?: string }[] = [
  { mode: { scheme: 'light', contrast: 'normal' }, selector: '' },
  { mode: { scheme: 'light', contrast: 'more' }, selector: '[data-contrast="more"]' },
  { mode: { scheme: 'light', contrast: 'more' }, selector: ':not([data-contrast="normal"])', media: MORE },
  { mode: { scheme: 'dark', contrast: 'normal' }, selector: '[data-scheme="dark"]' },
  { mode: { scheme: 'dark', contrast: 'normal' }, selector: ':not([data-scheme="light"])', media: DARK },
  { mode: { scheme: 'dark', contrast: 'more' }, selector: '[data-scheme="dark"][data-contrast="more"]' },
  {
    mode: { scheme: 'dark', contrast: 'more' },
    selector: ':not([data-scheme="light"])[data-contrast="more"]',
    media: DARK,
  },
  {
    mode: { scheme: 'dark', contrast: 'more' },
    selector: '[data-scheme="dark"]:not([data-contrast="normal"])',
    media: MORE,
  },
  {
    mode: { scheme: 'dark', contrast: 'more' },
    selector: ':not([data-scheme="light"]):not([data-contrast="normal"])',
    media: `${DARK} and ${MORE}`,
  },
];

/** Declares custom properties for `root` in each of the four modes. Call it from a `.css.ts` file. */
export function modeStyles(
  root: string,
  layer: 'tokens' | 'theme',
  values: (mode: Mode) => Record<string, string>,
): void {
  for (const { mode, selector, media } of WAYS) {
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
