import {
  type Inline,
  type MathNode,
  type Misconception,
  type MisconceptionName,
  misconception,
  mixedOf,
  type Rational,
} from '../index.ts';
import { type Fraction, fractionValue, type Mixed, written } from './written-numbers.ts';

/** A known misconception with its result as a child would put it on paper, for questions that show one to be found. */
export interface WrittenMisconception extends MisconceptionName {
  readonly shown: MathNode;
  readonly value: Rational;
}

/** A misconception that leads to this number; null when nobody could write it so (zero below, less than nothing, a whole part beside an improper fraction). */
export function writtenMisconception(
  id: string,
  title: string,
  result: Fraction & Partial<Mixed>,
  message: readonly Inline[],
): WrittenMisconception | null {
  const { whole = 0, numerator, denominator } = result;
  const isNothing = whole === 0 && numerator === 0;
  if (whole < 0 || numerator < 0 || denominator <= 0 || isNothing || (whole > 0 && numerator >= denominator))
    return null;
  return { id, title, shown: written(result), value: fractionValue(result), message };
}

/** A misconception that leads to this value, written as a finished mixed number; null when it is not above 0. */
export function writtenMisconceptionValue(
  id: string,
  title: string,
  value: Rational,
  message: readonly Inline[],
): WrittenMisconception | null {
  return value.sign > 0 ? { id, title, shown: mixedOf(value), value, message } : null;
}

/** The misconceptions that can be written and lead away from the right answer. */
export function writtenMisconceptionsFrom(
  right: Rational,
  candidates: readonly (WrittenMisconception | null)[],
): readonly WrittenMisconception[] {
  return candidates.flatMap((candidate) => (candidate === null || candidate.value.equals(right) ? [] : [candidate]));
}

/** Misconceptions as the misconceptions of a typed answer. */
export function misconceptionsOf(
  writtenMisconceptions: readonly WrittenMisconception[],
  key: (value: Rational) => Misconception['answer'],
): readonly Misconception[] {
  return writtenMisconceptions.map(({ id, title, value, message }) => misconception(id, title, key(value), message));
}
