import type { Inline, Misconception } from '../model/index.ts';
import { integerKey } from './answers.ts';
import { mistake } from './draft.ts';

/** A known mistake by the number it leads to: id, title for the teacher, the number, and what the child is told. */
export type WholeMistake = readonly [id: string, title: string, value: number | null, message: readonly Inline[]];

/**
 * Known mistakes of a question with one whole-number box, most telling first. Those that lead nowhere a child would stop
 * (no number, a fraction of one, less than nothing) are left out.
 */
export function wholeMistakes(...candidates: readonly WholeMistake[]): readonly Misconception[] {
  return candidates.flatMap(([id, title, value, message]) =>
    value !== null && Number.isSafeInteger(value) && value >= 0 ? [mistake(id, title, integerKey(value), message)] : [],
  );
}
