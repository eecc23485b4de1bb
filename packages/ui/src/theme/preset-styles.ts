import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { makePresetColors } from './make-theme.ts';
import { MODE_RULES, MODES, type Mode } from './modes.ts';
import { DEFAULT_PRESET, type PresetName, presetMark, SEEDS } from './seeds.ts';

type Values = Record<string, string>;

/**
 * What each mode has to say for itself. The rule of a mode with more contrast comes over that of its scheme with normal
 * contrast, which holds wherever it does, and need not repeat it. The exception: what is said of light with more contrast
 * would be heard in the dark, where it holds as strongly as dark with normal contrast does.
 */
function ownValues(valuesOf: (mode: Mode) => Values): (mode: Mode) => Values {
  const all = new Map(MODES.map((mode) => [`${mode.scheme} ${mode.contrast}`, valuesOf(mode)]));
  const differs = (scheme: Mode['scheme'], name: string) =>
    all.get(`${scheme} more`)?.[name] !== all.get(`${scheme} normal`)?.[name];
  return ({ scheme, contrast }) => {
    const own = all.get(`${scheme} ${contrast}`) ?? {};
    if (contrast === 'normal') return own;
    return Object.fromEntries(
      Object.entries(own).filter(([name]) => differs(scheme, name) || (scheme === 'dark' && differs('light', name))),
    );
  };
}

/**
 * Declares custom properties for `root` in each of the four modes. Call it from a `.css.ts` file. Which scheme scroll bars
 * and the like follow is written once, with the tokens, for every theme alike.
 */
export function modeStyles(root: string, layer: 'tokens' | 'theme', values: (mode: Mode) => Values): void {
  const valuesIn = ownValues(values);
  for (const { mode, selector, media } of MODE_RULES) {
    const rule = { vars: valuesIn(mode), ...(layer === 'tokens' && { colorScheme: mode.scheme }) };
    globalStyle(`${root}${selector}`, {
      '@layer': { [layer]: media === undefined ? rule : { '@media': { [media]: rule } } },
    });
  }
}

/** Declares one of the six presets. The default preset also serves a page that names none. */
export function presetStyles(name: PresetName): void {
  const named = `:root[data-preset="${name}"]`;
  const root = name === DEFAULT_PRESET ? `:root:is([data-preset="${name}"], :not([data-preset]))` : named;
  const { reward, success, danger, info, ...own } = vars.color;
  modeStyles(root, 'theme', (mode) => assignVars(own, makePresetColors(SEEDS[name], mode)));
  globalStyle(':root', { '@layer': { theme: { vars: { [presetMark(name)]: '1' } } } });
}
