import {
  type Fraction,
  fractionValue,
  type Mixed,
  properFractions,
  reducedFractions,
  written,
} from '../../../../authoring/fractions/written-numbers.ts';
import { frac, type Level, type MathNode, type QuestionVariant, type Rng } from '../../../../authoring/index.ts';

/** A number and the line it is looked for on. `divisions` is a multiple of the number's denominator. */
export interface Target {
  readonly n: Mixed;
  readonly divisions: number;
  readonly to: number;
  readonly form: QuestionVariant;
  /** As the question writes it: a fraction greater than one, or a mixed number. */
  readonly shown: MathNode;
  /** A second number to choose from. */
  readonly other: Mixed | null;
  /** The whole number it is stated from, and which way. */
  readonly from: { readonly whole: number; readonly isLess: boolean } | null;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse', 'compare'],
  4: ['bare', 'story', 'find-mistake', 'compare'],
};

/** Ends of the line; it never passes 6 units or, all in all, 60 parts. */
const ends: Readonly<Record<Level, readonly number[]>> = { 1: [2, 3], 2: [3, 4, 5], 3: [4, 5, 6], 4: [4, 5, 6] };

/** Up to level 3 the line is cut as the denominator says; at level 4 finer. */
function drawFraction(rng: Rng, level: Level): Fraction & { readonly divisions: number } {
  switch (level) {
    case 1: {
      const part = rng.pick(reducedFractions(2, 5));
      return { ...part, divisions: part.denominator };
    }
    case 2: {
      const part = rng.pick(reducedFractions(2, 8));
      return { ...part, divisions: part.denominator };
    }
    case 3: {
      const part = rng.pick(properFractions(3, 10));
      return { ...part, divisions: part.denominator };
    }
    case 4: {
      const part = rng.pick(reducedFractions(2, 5));
      return { ...part, divisions: part.denominator * rng.int(2, Math.floor(10 / part.denominator)) };
    }
  }
}

/** The mixed number as one fraction, not reduced. */
export function improper({ whole, numerator, denominator }: Mixed): MathNode {
  return frac(whole * denominator + numerator, denominator);
}

/** A number and its line for this level; null when the draw does not suit. */
export function drawTarget(rng: Rng, level: Level): Target | null {
  const { numerator, denominator, divisions } = drawFraction(rng, level);
  const to = rng.pick(ends[level]);
  const n = { whole: rng.int(1, to - 1), numerator, denominator };
  const form = rng.pick(formsOf[level]);
  const target = {
    n,
    divisions,
    to,
    form,
    shown: rng.chance(1, 2) ? written(n) : improper(n),
    other: null,
    from: null,
  };
  if (form === 'figure' && n.whole > 4) return null;
  if (form === 'reverse') {
    const isLess = rng.chance(1, 2);
    return { ...target, from: { whole: isLess ? n.whole + 1 : n.whole, isLess } };
  }
  if (form === 'compare') {
    // The other number is near, and its fraction part points the other way.
    const whole = n.whole + rng.pick([-1, 0, 1]);
    const other = { whole, numerator: rng.int(1, denominator - 1), denominator };
    return whole < 1 || whole > to - 1 || fractionValue(other).equals(fractionValue(n)) ? null : { ...target, other };
  }
  return target;
}

/** Where a number is on a line with so many parts a unit. */
export function tickOf({ whole, numerator, denominator }: Mixed, divisions: number): number {
  return whole * divisions + (numerator * divisions) / denominator;
}
