import { frac, gcd, type MathNode, mixed, num, Rational } from '../index.ts';

/** A fraction as it stands on paper: 6/8 stays 6/8. */
export interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

/** A mixed number as it stands on paper; a whole part of 0 leaves a fraction, a top of 0 leaves a whole number. */
export interface Mixed extends Fraction {
  readonly whole: number;
}

/** What it is worth, exactly. */
export function worth({ whole = 0, top, bottom }: Fraction & Partial<Mixed>): Rational {
  return Rational.mixed(whole, top, bottom);
}

/** The node it is drawn with, not reduced; a denominator of 1 is not written. */
export function written({ whole = 0, top, bottom }: Fraction & Partial<Mixed>): MathNode {
  if (bottom === 1) return num(whole + top);
  if (whole === 0) return frac(top, bottom);
  return top === 0 ? num(whole) : mixed(whole, top, bottom);
}

/** Whether nothing divides both terms. */
export function isReduced({ top, bottom }: Fraction): boolean {
  return gcd(top, bottom) === 1;
}

/** Every fraction between 0 and 1 with a denominator from `least` to `most`, those that can be reduced among them. */
export function properFractions(least: number, most: number): readonly Fraction[] {
  return Array.from({ length: most - least + 1 }, (_, index) => index + least).flatMap((bottom) =>
    Array.from({ length: bottom - 1 }, (_, index) => ({ top: index + 1, bottom })),
  );
}

/** As `properFractions`, in lowest terms only. */
export function reducedFractions(least: number, most: number): readonly Fraction[] {
  return properFractions(least, most).filter(isReduced);
}

/** Fractions greater than one with terms to 12, in lowest terms and not whole. */
export const improperFractions: readonly Fraction[] = reducedFractions(3, 12)
  .filter(({ top }) => top > 1)
  .map(({ top, bottom }) => ({ top: bottom, bottom: top }));
