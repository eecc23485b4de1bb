import { Decimal, decimalKey, type Inline, integerKey, type Misconception, mistake } from '../../../authoring/index.ts';

/** A mistake by its name, what it leads to and what is said of it. */
export type Slip = readonly [id: string, title: string, wrong: number, message: readonly Inline[]];

/** Those of the slips that lead to a positive whole number. */
export function wholeSlips(slips: readonly Slip[]): readonly Misconception[] {
  return slips.flatMap(([id, title, wrong, message]) =>
    Number.isSafeInteger(wrong) && wrong > 0 ? [mistake(id, title, integerKey(wrong), message)] : [],
  );
}

/** As `wholeSlips`, for decimals. */
export function decimalSlips(
  slips: readonly (readonly [string, string, Decimal, readonly Inline[]])[],
): readonly Misconception[] {
  return slips.flatMap(([id, title, wrong, message]) =>
    wrong.compare(Decimal.of(0)) > 0 ? [mistake(id, title, decimalKey(wrong), message)] : [],
  );
}
