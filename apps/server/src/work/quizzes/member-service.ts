import type { Context } from '../../platform/context.ts';
import type { QuestionCache } from '../../questions/question-cache.ts';
import { memberQuizResults } from './member-results.ts';
import { quizTaking } from './taking.ts';

/** The child's side of quizzes. */
export function memberQuizService(context: Context, known: QuestionCache) {
  const results = memberQuizResults(context);
  return { ...results, ...quizTaking(context, known, results.read) };
}
