import { Rational } from '../../src/numbers/rational.ts';
import { heardNumber } from './number-words.ts';

/** «دو سوم» is 2/3: the ordinal is its number word with a م, «سوم» aside. */
export function heardFraction(words: string): Rational {
  const at = words.lastIndexOf(' ');
  const ordinal = words.slice(at + 1);
  const denominator = ordinal.endsWith('سوم') ? 3 : heardNumber(ordinal.slice(0, -1));
  return Rational.of(heardNumber(words.slice(0, at)), denominator);
}

/** «دو و یک سوم» is 2 1/3. */
export function heardMixed(words: string): Rational {
  const at = words.indexOf(' و ');
  return Rational.of(heardNumber(words.slice(0, at))).plus(heardFraction(words.slice(at + 3)));
}
