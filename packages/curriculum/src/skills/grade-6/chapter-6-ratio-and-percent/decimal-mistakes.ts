import {
  Decimal,
  decimalKey,
  type Inline,
  type Misconception,
  mistake,
  type Rational,
} from '../../../authoring/index.ts';

/** A known mistake by the value it leads to: id, title for the teacher, the value, and what the child is told. */
export type ValueMistake = readonly [id: string, title: string, value: Rational | null, message: readonly Inline[]];

/** Known mistakes of a question with one decimal box; values a child would not stop at (below nothing, endless digits) are left out. */
export function decimalMistakes(...candidates: readonly ValueMistake[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, value, message]) => {
    const exact = value === null || value.sign <= 0 ? null : Decimal.fromRational(value);
    return exact === null || exact.places > 4 ? [] : [mistake(id, title, decimalKey(exact), message)];
  });
}
