import type { Fraction } from '../../../authoring/fractions/written-numbers.ts';
import { blank, frac, lcm, type MathNode, row } from '../../../authoring/index.ts';

/** The smallest denominator both fractions can be written with. */
export function commonBottom(first: Fraction, second: Fraction): number {
  return lcm(first.bottom, second.bottom);
}

/** The same fraction over `bottom`, a multiple of its own denominator. */
export function scaledTo({ top, bottom: own }: Fraction, bottom: number): Fraction {
  return { top: top * (bottom / own), bottom };
}

/** «3/4 = (3 × 3)/(4 × 3) = 9/12»; a fraction that has the denominator already stands alone. */
export function conversion(fraction: Fraction, bottom: number): MathNode {
  const own = frac(fraction.top, fraction.bottom);
  if (fraction.bottom === bottom) return own;
  const scale = bottom / fraction.bottom;
  const scaled = scaledTo(fraction, bottom);
  return row(
    own,
    '=',
    frac(row(fraction.top, '×', scale), row(fraction.bottom, '×', scale)),
    '=',
    frac(scaled.top, scaled.bottom),
  );
}

/** «3/4 = □/12», for a hint. */
export function openConversion(fraction: Fraction, bottom: number): MathNode {
  return row(frac(fraction.top, fraction.bottom), '=', frac(blank(), bottom));
}
