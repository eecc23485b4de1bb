import {
  type Inline,
  type MathNode,
  type Misconception,
  type MistakeName,
  mistake,
  mixedOf,
  type Rational,
} from '../index.ts';
import { type Fraction, type Mixed, worth, written } from './written-numbers.ts';

/** A known mistake with its result as a child would put it on paper, for questions that show one to be found. */
export interface Slip extends MistakeName {
  readonly shown: MathNode;
  readonly value: Rational;
}

/** A slip that leads to this number; null when nobody could write it so (zero below, less than nothing, a whole part beside an improper fraction). */
export function slip(
  id: string,
  title: string,
  result: Fraction & Partial<Mixed>,
  message: readonly Inline[],
): Slip | null {
  const { whole = 0, top, bottom } = result;
  const isNothing = whole === 0 && top === 0;
  if (whole < 0 || top < 0 || bottom <= 0 || isNothing || (whole > 0 && top >= bottom)) return null;
  return { id, title, shown: written(result), value: worth(result), message };
}

/** A slip that leads to this value, written as a finished mixed number; null when it is not above 0. */
export function slipWorth(id: string, title: string, value: Rational, message: readonly Inline[]): Slip | null {
  return value.sign > 0 ? { id, title, shown: mixedOf(value), value, message } : null;
}

/** The slips that can be written and lead away from the right answer. */
export function slipsFrom(right: Rational, candidates: readonly (Slip | null)[]): readonly Slip[] {
  return candidates.flatMap((candidate) => (candidate === null || candidate.value.equals(right) ? [] : [candidate]));
}

/** Slips as the misconceptions of a typed answer. */
export function misconceptionsOf(
  slips: readonly Slip[],
  key: (value: Rational) => Misconception['answer'],
): readonly Misconception[] {
  return slips.map(({ id, title, value, message }) => mistake(id, title, key(value), message));
}
