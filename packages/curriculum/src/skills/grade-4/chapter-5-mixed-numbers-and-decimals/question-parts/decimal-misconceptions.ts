import { Decimal, decimalKey, type Inline, type Misconception, misconception } from '../../../../authoring/index.ts';

/** So many tenths as a decimal: 34 is 3.4. */
export function tenths(count: number): Decimal {
  return Decimal.of(count, 1);
}

export function hundredths(count: number): Decimal {
  return Decimal.of(count, 2);
}

/** A known misconception by the decimal it leads to: id, title for the teacher, the number, and what the child reads. */
export type DecimalMisconception = readonly [
  id: string,
  title: string,
  value: Decimal | null,
  message: readonly Inline[],
];

/** Known misconceptions of a question with one decimal box; those below 0 or without a number are left out. */
export function decimalMisconceptions(...candidates: readonly DecimalMisconception[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, value, message]) =>
    value === null || value.units < 0n ? [] : [misconception(id, title, decimalKey(value), message)],
  );
}
