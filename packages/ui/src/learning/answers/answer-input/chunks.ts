import type { AnswerKind } from '@mashq/curriculum/model';
import type { AngleAnswerProps } from '../angle-answer/index.ts';
import type { CellsAnswerProps } from '../cells-answer/index.ts';
import type { ChoiceAnswerProps } from '../choice-answer/index.ts';
import type { ClockAnswerProps } from '../clock-answer/index.ts';
import type { HeightsAnswerProps } from '../heights-answer/index.ts';
import type { MatchAnswerProps } from '../match-answer/index.ts';
import type { NumberLineAnswerProps } from '../number-line-answer/index.ts';
import type { OrderAnswerProps } from '../order-answer/index.ts';
import type { PointsAnswerProps } from '../points-answer/index.ts';
import type { ShadePartsAnswerProps } from '../shade-parts-answer/index.ts';
import { createLazyAnswer } from './LazyAnswer.tsx';

export const choiceChunk = createLazyAnswer<ChoiceAnswerProps>(
  async () => (await import('../choice-answer/index.ts')).ChoiceAnswer,
);

export const orderChunk = createLazyAnswer<OrderAnswerProps>(
  async () => (await import('../order-answer/index.ts')).OrderAnswer,
);

export const numberLineChunk = createLazyAnswer<NumberLineAnswerProps>(
  async () => (await import('../number-line-answer/index.ts')).NumberLineAnswer,
);

export const clockChunk = createLazyAnswer<ClockAnswerProps>(
  async () => (await import('../clock-answer/index.ts')).ClockAnswer,
);

export const matchChunk = createLazyAnswer<MatchAnswerProps>(
  async () => (await import('../match-answer/index.ts')).MatchAnswer,
);

export const cellsChunk = createLazyAnswer<CellsAnswerProps>(
  async () => (await import('../cells-answer/index.ts')).CellsAnswer,
);

export const pointsChunk = createLazyAnswer<PointsAnswerProps>(
  async () => (await import('../points-answer/index.ts')).PointsAnswer,
);

export const sectorsChunk = createLazyAnswer<ShadePartsAnswerProps>(
  async () => (await import('../shade-parts-answer/index.ts')).ShadePartsAnswer,
);

export const levelsChunk = createLazyAnswer<HeightsAnswerProps>(
  async () => (await import('../heights-answer/index.ts')).HeightsAnswer,
);

export const angleChunk = createLazyAnswer<AngleAnswerProps>(
  async () => (await import('../angle-answer/index.ts')).AngleAnswer,
);

const FETCHERS: Partial<Record<AnswerKind, () => Promise<unknown>>> = {
  choice: choiceChunk.fetch,
  order: orderChunk.fetch,
  'number-line': numberLineChunk.fetch,
  clock: clockChunk.fetch,
  angle: angleChunk.fetch,
  levels: levelsChunk.fetch,
  sectors: sectorsChunk.fetch,
  points: pointsChunk.fetch,
  cells: cellsChunk.fetch,
  match: matchChunk.fetch,
};

/**
 * Fetches the input of a kind before it is shown, so that it appears with its question; do it for every kind of a
 * homework as soon as its questions are known, and a lost network leaves no question without its input. Kinds that come
 * with `AnswerInput` itself resolve at once. Rejects as the fetch does.
 */
export async function preloadAnswer(kind: AnswerKind): Promise<void> {
  await FETCHERS[kind]?.();
}
