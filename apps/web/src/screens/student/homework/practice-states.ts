import type { HomeworkItem, QuestionState } from '@mashq/api/contract';
import type { PracticeState } from '@mashq/ui/learning/practice-progress';

const STATES: Readonly<Record<QuestionState, PracticeState>> = {
  open: 'empty',
  skipped: 'empty',
  answered: 'stored',
  right: 'right',
  corrected: 'corrected',
  wrong: 'wrong',
  revealed: 'revealed',
};

type Item = Pick<HomeworkItem, 'question_id' | 'state'>;

/** What the marks of a homework's questions show: what the server knows, and answers that are still on their way. */
export function practiceStates(items: readonly Item[], waiting: readonly { questionId: string }[]): PracticeState[] {
  const onTheWay = new Set(waiting.map(({ questionId }) => questionId));
  return items.map(({ question_id, state }) => (onTheWay.has(question_id) ? 'waiting' : STATES[state]));
}

/**
 * The next question that still wants an answer: after `current` in the order of the homework, then from its beginning.
 * Works from what is here, so also without a network.
 */
export function nextOpenQuestion(
  items: readonly Item[],
  waiting: readonly { questionId: string }[],
  current?: string,
): string | undefined {
  const states = practiceStates(items, waiting);
  const start = items.findIndex(({ question_id }) => question_id === current) + 1;
  const places = items.map((_, index) => (start + index) % items.length);
  const next = places.find((place) => states[place] === 'empty' && items[place]?.question_id !== current);
  return next === undefined ? undefined : items[next]?.question_id;
}
