import type { Fraction } from '../../../../authoring/fractions/written-numbers.ts';
import { blank, frac, lcm, type MathNode, row } from '../../../../authoring/index.ts';

/** The smallest denominator both fractions can be written with. */
export function commonDenominator(first: Fraction, second: Fraction): number {
  return lcm(first.denominator, second.denominator);
}

/** The same fraction over `denominator`, a multiple of its own denominator. */
export function scaledTo({ numerator, denominator: own }: Fraction, denominator: number): Fraction {
  return { numerator: numerator * (denominator / own), denominator };
}

/** «3/4 = (3 × 3)/(4 × 3) = 9/12»; a fraction that has the denominator already is alone. */
export function conversion(fraction: Fraction, denominator: number): MathNode {
  const own = frac(fraction.numerator, fraction.denominator);
  if (fraction.denominator === denominator) return own;
  const scale = denominator / fraction.denominator;
  const scaled = scaledTo(fraction, denominator);
  return row(
    own,
    '=',
    frac(row(fraction.numerator, '×', scale), row(fraction.denominator, '×', scale)),
    '=',
    frac(scaled.numerator, scaled.denominator),
  );
}

/** «3/4 = □/12», for a hint. */
export function openConversion(fraction: Fraction, denominator: number): MathNode {
  return row(frac(fraction.numerator, fraction.denominator), '=', frac(blank(), denominator));
}
