import type { MemberQuiz } from '@mashq/api/contract';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { quizWords } from '../../strings/student-quiz.ts';

export type QuizPlace = keyof typeof quizWords.sections;

const RUNNING: readonly MemberQuiz['state'][] = ['running', 'paused', 'overdue'];

/** Whether a try is under way. */
export const isRunning = ({ state }: Pick<MemberQuiz, 'state'>) => RUNNING.includes(state);

/** Whether the time of the running try is over by the server's clock. */
export function isTimeOver({ current, grace_minutes }: MemberQuiz, now: number): boolean {
  return current?.due_at != null && now >= Date.parse(current.due_at) && grace_minutes === 0;
}

/** In which part of the list a quiz is. */
export function placeOf(quiz: MemberQuiz): QuizPlace {
  if (quiz.is_excused) return 'done';
  if (isRunning(quiz)) return 'running';
  if (quiz.state === 'upcoming') return 'coming';
  return quiz.may_begin || quiz.state === 'not_begun' ? 'open' : 'done';
}

/** The rules of a quiz, a sentence each. */
export function rulesOf(quiz: MemberQuiz): string[] {
  const words = quizWords;
  const { time_limit_minutes: limit, grace_minutes: grace } = quiz;
  const end = formatDeadline(quiz.end_at);
  return [
    `${words.questions(formatNumber(quiz.items_total))}، ${words.points(formatNumber(quiz.points_total))}.`,
    ...(limit === null ? [words.noLimit(end)] : [words.minutes(formatNumber(limit)), words.until(end)]),
    words[quiz.navigation],
    ...(quiz.tries_allowed > 1 ? [words.tries(formatNumber(quiz.tries_used), formatNumber(quiz.tries_allowed))] : []),
    grace > 0 ? words.grace(formatNumber(grace)) : words.handsIn,
    words.release[quiz.result_release],
  ];
}
