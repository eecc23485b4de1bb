import { contrast, lowestContrast } from '../color/contrast.ts';
import { fromHex, toHex } from '../color/oklch.ts';
import { accentPairs } from '../contrast-requirements.ts';
import { accentRequirements, CONTRAST_REQUIREMENTS, type PresetColors } from '../make-theme.ts';
import type { Mode } from '../modes.ts';

/** The token a brand color is used for. */
export type BrandRole = 'accent.solid' | 'accent.text' | 'accent.line';

/** A token for which the brand's own color would not be legible, and the color used instead. */
export interface AdjustedColor {
  readonly mode: Mode;
  readonly role: BrandRole;
  readonly brand: string;
  readonly became: string;
  /** The color that the brand's own has too little contrast with. */
  readonly against: string;
  /** Contrast of the brand's own color with it, and the required contrast (WCAG 2.2). */
  readonly had: number;
  readonly needed: number;
}

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Of several colors, the one with the least contrast to `color`. */
const hardest = (color: string, others: readonly string[]) =>
  others.reduce((worst, other) => (contrast(color, other) < contrast(color, worst) ? other : worst));

/** The text color with the most contrast on a color. */
const bestForeground = (color: string) => {
  const { c, h } = fromHex(color);
  return [WHITE, toHex({ l: 0.2, c: Math.min(0.04, c), h }), BLACK].reduce((best, next) =>
    contrast(color, next) > contrast(color, best) ? next : best,
  );
};

/** The colors that had to be adjusted in one mode of a theme made from `brand`. */
export function adjustedColors(theme: PresetColors, mode: Mode, brand: string): AdjustedColor[] {
  const { c, h } = fromHex(brand);
  const required = accentRequirements({ hue: h, chroma: c, exact: brand }, mode);
  const { text } = CONTRAST_REQUIREMENTS[mode.contrast];
  const pairs = accentPairs(theme);
  const places = [
    { role: 'accent.solid', became: theme.accent.solid },
    { role: 'accent.text', became: theme.accent.text },
    { role: 'accent.line', became: theme.accent.line },
  ] as const;
  return places
    .filter(({ became }) => became !== brand)
    .map(({ role, became }) => {
      const pair = pairs.find((candidate) => candidate.role === role);
      if (pair === undefined) throw new Error(`No pair for ${role}`);
      const needed = required[pair.kind];
      const hidden = lowestContrast(brand, pair.against) < needed * 1.015;
      const against = role === 'accent.solid' && !hidden ? bestForeground(brand) : hardest(brand, pair.against);
      return {
        mode,
        role,
        brand,
        became,
        against,
        had: contrast(brand, against),
        needed: role === 'accent.solid' && !hidden ? text : needed,
      };
    });
}
