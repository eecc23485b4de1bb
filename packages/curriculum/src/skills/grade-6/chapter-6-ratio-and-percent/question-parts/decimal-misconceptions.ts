import {
  Decimal,
  decimalKey,
  type Inline,
  type Misconception,
  misconception,
  type Rational,
} from '../../../../authoring/index.ts';

/** A known misconception by the value it leads to: id, title for the teacher, the value, and what the child reads. */
export type ValueMisconception = readonly [
  id: string,
  title: string,
  value: Rational | null,
  message: readonly Inline[],
];

/** Known misconceptions of a question with one decimal box; values a child would not stop at (below nothing, endless digits) are left out. */
export function decimalMisconceptions(...candidates: readonly ValueMisconception[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, value, message]) => {
    const exact = value === null || value.sign <= 0 ? null : Decimal.fromRational(value);
    return exact === null || exact.places > 4 ? [] : [misconception(id, title, decimalKey(exact), message)];
  });
}
