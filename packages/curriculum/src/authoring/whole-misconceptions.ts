import type { Inline, Misconception } from '../model/index.ts';
import { integerKey } from './answers.ts';
import { misconception } from './draft.ts';

/** A known misconception by the number it leads to: id, title for the teacher, the number, and what the child reads. */
export type WholeMisconception = readonly [id: string, title: string, value: number | null, message: readonly Inline[]];

/** Whether so much more or less is what a slip of a ten or a hundred gives: then nothing else is named for it. */
export function isSlip(amount: number): boolean {
  return [10, 100, 1000, 10_000].includes(amount);
}

/** A result with one more, or one less, in one column; the other way where that would change the next column, too. */
export function offInColumn(value: number, place: number, by: 1 | -1): number {
  const digit = Math.floor(value / place) % 10;
  return value + (digit === (by === 1 ? 9 : 0) ? -by : by) * place;
}

/**
 * Known misconceptions of a question with one whole-number box, most distinctive first. Those that lead nowhere a child would stop
 * (no number, a fraction of one, less than nothing) are left out.
 */
export function wholeMisconceptions(...candidates: readonly WholeMisconception[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, value, message]) =>
    value !== null && Number.isSafeInteger(value) && value >= 0
      ? [misconception(id, title, integerKey(value), message)]
      : [],
  );
}
