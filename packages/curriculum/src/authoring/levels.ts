import type { AnswerKey, LevelsForm } from '../model/index.ts';
import type { AnswerSpec } from './answers.ts';

/** Exactly these heights, in the order of the columns. */
export function barHeights(...values: readonly number[]): AnswerKey {
  return { kind: 'levels', values };
}

/** Bars or points to be set to a table's values, or towers of blocks to be levelled. */
export function heightsAnswer(draft: Omit<LevelsForm, 'kind'>, values: readonly number[]): AnswerSpec {
  return { answer: { kind: 'levels', ...draft }, key: barHeights(...values) };
}
