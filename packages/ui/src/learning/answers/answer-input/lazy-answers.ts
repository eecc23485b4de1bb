import type { AnswerKind } from '@mashq/curriculum/model';
import { lazy } from 'react';

const loadChoice = () => import('../choice-answer/index.ts');
const loadOrder = () => import('../order-answer/index.ts');
const loadNumberLine = () => import('../number-line-answer/index.ts');

export const ChoiceAnswer = lazy(async () => ({ default: (await loadChoice()).ChoiceAnswer }));
export const OrderAnswer = lazy(async () => ({ default: (await loadOrder()).OrderAnswer }));
export const NumberLineAnswer = lazy(async () => ({ default: (await loadNumberLine()).NumberLineAnswer }));

const LOADERS: Partial<Record<AnswerKind, () => Promise<unknown>>> = {
  choice: loadChoice,
  order: loadOrder,
  'number-line': loadNumberLine,
};

/**
 * Fetches the input of a kind before it is shown, so that it appears with its question; do it for every kind of a
 * homework as soon as its questions are known, and a lost network leaves no question without its input. Kinds that come
 * with `AnswerInput` itself resolve at once. Rejects as the fetch does.
 */
export async function preloadAnswer(kind: AnswerKind): Promise<void> {
  await LOADERS[kind]?.();
}
