import { frac, gcd, type MathNode, mixed, num, Rational } from '../index.ts';

/** A fraction as it is on paper: 6/8 stays 6/8. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A mixed number as it is on paper; a whole part of 0 leaves a fraction, a numerator of 0 leaves a whole number. */
export interface Mixed extends Fraction {
  readonly whole: number;
}

/** What it is worth, exactly. */
export function fractionValue({ whole = 0, numerator, denominator }: Fraction & Partial<Mixed>): Rational {
  return Rational.mixed(whole, numerator, denominator);
}

/** The node it is drawn with, not reduced; a denominator of 1 is not written. */
export function written({ whole = 0, numerator, denominator }: Fraction & Partial<Mixed>): MathNode {
  if (denominator === 1) return num(whole + numerator);
  if (whole === 0) return frac(numerator, denominator);
  return numerator === 0 ? num(whole) : mixed(whole, numerator, denominator);
}

/** Whether nothing divides both terms. */
export function isReduced({ numerator, denominator }: Fraction): boolean {
  return gcd(numerator, denominator) === 1;
}

/** Every fraction between 0 and 1 with a denominator from `least` to `most`, those that can be reduced among them. */
export function properFractions(least: number, most: number): readonly Fraction[] {
  return Array.from({ length: most - least + 1 }, (_, index) => index + least).flatMap((denominator) =>
    Array.from({ length: denominator - 1 }, (_, index) => ({ numerator: index + 1, denominator })),
  );
}

/** As `properFractions`, in lowest terms only. */
export function reducedFractions(least: number, most: number): readonly Fraction[] {
  return properFractions(least, most).filter(isReduced);
}

/** Fractions greater than one with terms to 12, in lowest terms and not whole. */
export const improperFractions: readonly Fraction[] = reducedFractions(3, 12)
  .filter(({ numerator }) => numerator > 1)
  .map(({ numerator, denominator }) => ({ numerator: denominator, denominator: numerator }));
