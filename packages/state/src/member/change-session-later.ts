import type { QuestionState } from '@mashq/api/contract';
import { queryClient } from '../query/query-client.ts';

/** `changeSessionItem`, loaded where a practice session is in the cache: a question of homework needs nothing of it. */
export function changeSession(questionId: string, state: QuestionState): void {
  if (queryClient.getQueriesData({ queryKey: ['member', 'session'] }).length === 0) return;
  void import('./change-session.ts').then(({ changeSessionItem }) => changeSessionItem(questionId, state));
}
