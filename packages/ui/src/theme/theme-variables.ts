import { vars } from './contract.css.ts';
import type { ThemeColors } from './make-theme.ts';

type Branch = { readonly [name: string]: string | Branch };

function pairs(names: Branch, values: Branch): [string, string][] {
  return Object.entries(names).flatMap(([name, leaf]) => {
    const value = values[name];
    if (typeof leaf === 'string' && typeof value === 'string') return [[leaf.slice('var('.length, -1), value]];
    if (typeof leaf === 'object' && typeof value === 'object') return pairs(leaf, value);
    return [];
  });
}

/**
 * A theme as custom properties (`{ '--m-color-page': '#f9f7ff', … }`), to dress a part of a page in it: samples in a
 * chooser, a school's own colors.
 */
export function themeVariables(theme: ThemeColors): Record<string, string> {
  return Object.fromEntries(pairs(vars.color, theme));
}
