import type { PracticeSession, QuestionState } from '@mashq/api/contract';
import { queryClient } from '../query/query-client.ts';

/** Writes the state of a question into the cached session that it belongs to; a finished session is read again. */
export function changeSessionItem(questionId: string, state: QuestionState): void {
  const sessions = queryClient.getQueriesData<PracticeSession>({
    predicate: ({ queryKey }) => queryKey[1] === 'session' && queryKey.length === 3,
  });
  for (const [queryKey, session] of sessions) {
    if (!session?.items.some((item) => item.question_id === questionId)) continue;
    const items = session.items.map((item) => (item.question_id === questionId ? { ...item, state } : item));
    queryClient.setQueryData<PracticeSession>(queryKey, { ...session, items });
    if (items.every((item) => item.state !== 'open')) void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}
