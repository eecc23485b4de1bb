import {
  Decimal,
  decimalKey,
  type Inline,
  integerKey,
  type Misconception,
  misconception,
} from '../../../../authoring/index.ts';

/** A misconception by its name, what it leads to and what is said of it. */
export type WrittenMisconception = readonly [id: string, title: string, wrong: number, message: readonly Inline[]];

/** Those of the misconceptions that lead to a positive whole number. */
export function wholeWrittenMisconceptions(
  writtenMisconceptions: readonly WrittenMisconception[],
): readonly Misconception[] {
  return writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
    Number.isSafeInteger(wrong) && wrong > 0 ? [misconception(id, title, integerKey(wrong), message)] : [],
  );
}

/** Those of the misconceptions that lead to a positive decimal. */
export function decimalWrittenMisconceptions(
  writtenMisconceptions: readonly (readonly [string, string, Decimal, readonly Inline[]])[],
): readonly Misconception[] {
  return writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
    wrong.compare(Decimal.of(0)) > 0 ? [misconception(id, title, decimalKey(wrong), message)] : [],
  );
}
