import { Decimal, decimalKey, type Inline, type Misconception, mistake } from '../../../authoring/index.ts';

/** So many tenths as a decimal: 34 is 3.4. */
export function tenths(count: number): Decimal {
  return Decimal.of(count, 1);
}

export function hundredths(count: number): Decimal {
  return Decimal.of(count, 2);
}

/** A known mistake by the decimal it leads to: id, title for the teacher, the number, and what the child is told. */
export type DecimalMistake = readonly [id: string, title: string, value: Decimal | null, message: readonly Inline[]];

/** Known mistakes of a question with one decimal box; those below 0 or without a number are left out. */
export function decimalMistakes(...candidates: readonly DecimalMistake[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, value, message]) =>
    value === null || value.units < 0n ? [] : [mistake(id, title, decimalKey(value), message)],
  );
}
