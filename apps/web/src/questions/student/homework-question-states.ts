import type { HomeworkItem, QuestionView } from '@mashq/api/contract';
import { isToDo, type PracticeState } from '@mashq/ui/learning/practice-progress';

type Item = Pick<HomeworkItem, 'question_id' | 'state'>;

/** States for the progress marks of a homework: the server's, plus answers that are not yet sent. */
export function homeworkQuestionStates(
  items: readonly Item[],
  waiting: readonly { questionId: string }[],
): PracticeState[] {
  const onTheWay = new Set(waiting.map(({ questionId }) => questionId));
  return items.map(({ question_id, state }) => (onTheWay.has(question_id) ? 'waiting' : state));
}

/** Questions that were answered wrongly and are open still. */
export function triedQuestions(
  questions: readonly Pick<QuestionView, 'question_id' | 'state' | 'tries'>[],
): ReadonlySet<string> {
  return new Set(
    questions.flatMap(({ question_id, state, tries }) => (state === 'open' && tries > 0 ? question_id : [])),
  );
}

/**
 * The next open question: after `current` in the order of the homework, then from its start. Uses cached data only, so it
 * works without a network.
 */
export function nextOpenQuestion(
  items: readonly Item[],
  waiting: readonly { questionId: string }[],
  current?: string,
): string | undefined {
  const states = homeworkQuestionStates(items, waiting);
  const start = items.findIndex(({ question_id }) => question_id === current) + 1;
  const places = items.map((_, index) => (start + index) % items.length);
  const next = places.find((place) => isToDo(states[place] ?? 'waiting') && items[place]?.question_id !== current);
  return next === undefined ? undefined : items[next]?.question_id;
}
