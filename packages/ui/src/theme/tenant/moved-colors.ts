import { contrast, lowestContrast } from '../color/contrast.ts';
import { fromHex, toHex } from '../color/oklch.ts';
import { PROMISES, type PresetColors } from '../make-theme.ts';
import type { Mode } from '../modes.ts';
import { accentPairs } from '../promises.ts';

/** Where a brand colour shows as itself, if it may. */
export type BrandRole = 'accent.solid' | 'accent.text' | 'accent.line';

/** A place where the brand's own colour would not have been legible, and what stands there instead. */
export interface MovedColor {
  readonly mode: Mode;
  readonly role: BrandRole;
  readonly brand: string;
  readonly became: string;
  /** The colour the brand's own could not be told from, or read upon. */
  readonly against: string;
  /** Contrast of the brand's own colour with it, and what is promised (WCAG 2.2). */
  readonly had: number;
  readonly needed: number;
}

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The one of several colours that a colour is least told from. */
const hardest = (color: string, others: readonly string[]) =>
  others.reduce((worst, other) => (contrast(color, other) < contrast(color, worst) ? other : worst));

/** The ink that can best be read on a colour. */
const bestInk = (color: string) => {
  const { c, h } = fromHex(color);
  return [WHITE, toHex({ l: 0.2, c: Math.min(0.04, c), h }), BLACK].reduce((best, ink) =>
    contrast(color, ink) > contrast(color, best) ? ink : best,
  );
};

/** What had to move in one mode of a theme made of `brand`. */
export function movedColors(theme: PresetColors, mode: Mode, brand: string): MovedColor[] {
  const promise = PROMISES[mode.contrast];
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
      const needed = promise[pair.kind];
      const hidden = lowestContrast(brand, pair.against) < needed * 1.015;
      const against = role === 'accent.solid' && !hidden ? bestInk(brand) : hardest(brand, pair.against);
      return {
        mode,
        role,
        brand,
        became,
        against,
        had: contrast(brand, against),
        needed: role === 'accent.solid' && !hidden ? promise.text : needed,
      };
    });
}
