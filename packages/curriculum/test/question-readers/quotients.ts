import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';

/** `amount ÷ portion` by taking portions away one at a time; what is left at the end is a part of a portion. */
export function takenAway(amount: Rational, portion: Rational): AnswerKey {
  let left = amount;
  let whole = 0;
  while (left.compare(portion) >= 0) {
    left = left.minus(portion);
    whole += 1;
    if (whole > 2000) throw new Error('too many portions');
  }
  // The rest and the portion over one denominator: their numerators alone are compared.
  const numerator = left.n * portion.d;
  const denominator = portion.n * left.d;
  const part = Rational.of(numerator, denominator);
  return { kind: 'mixed', whole, numerator: part.numerator, denominator: part.denominator };
}
