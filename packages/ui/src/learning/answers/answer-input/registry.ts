import type { AnswerKind } from '@mashq/curriculum/model';
import type { ComponentType } from 'react';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { DecimalAnswer } from '../decimal-answer/index.ts';
import { FractionAnswer } from '../fraction-answer/index.ts';
import { IntegerAnswer } from '../integer-answer/index.ts';
import { MixedAnswer } from '../mixed-answer/index.ts';
import { createLazyAnswer, type LoadableAnswer } from './LazyAnswer.tsx';

/** Props of the input of one kind of answer. */
export type InputProps<Kind extends AnswerKind> = AnswerProps<RawOf<Kind>> & { form: FormOf<Kind> };

type Input<Kind extends AnswerKind> = ComponentType<InputProps<Kind>> | LoadableAnswer<InputProps<Kind>>;

/**
 * The input of each kind of answer. Numbers in boxes come with `AnswerInput`; the others are loaded on demand. The read-only
 * views are in `raw-answer/read-only-registry.ts`.
 */
export const INPUTS: { readonly [Kind in AnswerKind]: Input<Kind> } = {
  integer: IntegerAnswer,
  decimal: DecimalAnswer,
  fraction: FractionAnswer,
  mixed: MixedAnswer,
  choice: createLazyAnswer(async () => (await import('../choice-answer/index.ts')).ChoiceAnswer),
  order: createLazyAnswer(async () => (await import('../order-answer/index.ts')).OrderAnswer),
  'number-line': createLazyAnswer(async () => (await import('../number-line-answer/index.ts')).NumberLineAnswer),
  clock: createLazyAnswer(async () => (await import('../clock-answer/index.ts')).ClockAnswer),
  match: createLazyAnswer(async () => (await import('../match-answer/index.ts')).MatchAnswer),
  cells: createLazyAnswer(async () => (await import('../cells-answer/index.ts')).CellsAnswer),
  points: createLazyAnswer(async () => (await import('../points-answer/index.ts')).PointsAnswer),
  sectors: createLazyAnswer(async () => (await import('../shade-parts-answer/index.ts')).ShadePartsAnswer),
  levels: createLazyAnswer(async () => (await import('../heights-answer/index.ts')).HeightsAnswer),
  'multiple-select': createLazyAnswer(
    async () => (await import('../multiple-select-answer/index.ts')).MultipleSelectAnswer,
  ),
  categorize: createLazyAnswer(async () => (await import('../categorize-answer/index.ts')).CategorizeAnswer),
  'table-cells': createLazyAnswer(async () => (await import('../table-cells-answer/index.ts')).TableCellsAnswer),
  'long-arithmetic': createLazyAnswer(
    async () => (await import('../long-arithmetic-answer/index.ts')).LongArithmeticAnswer,
  ),
  angle: createLazyAnswer(async () => (await import('../angle-answer/index.ts')).AngleAnswer),
};

/**
 * Loads the input of a kind before it is shown, so that it appears with its question. Call it for every kind of a homework
 * as soon as its questions are known: then a lost network leaves no question without its input. Kinds that come with
 * `AnswerInput` resolve at once. Rejects when the import does.
 */
export async function preloadAnswer(kind: AnswerKind): Promise<void> {
  const input = INPUTS[kind];
  if ('preload' in input) await input.preload();
}
