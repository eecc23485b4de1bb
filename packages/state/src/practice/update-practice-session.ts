import type { PracticeSession, QuestionState } from '@mashq/api/contract';
import { changeStoredReplies } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

const withState = (session: PracticeSession, questionId: string, state: QuestionState): PracticeSession => ({
  ...session,
  items: session.items.map((item) => (item.question_id === questionId ? { ...item, state } : item)),
});

/** Writes the state of a question into the cached and stored session that it belongs to; a finished session is read again. */
export function changeSessionItem(questionId: string, state: QuestionState): void {
  void changeStoredReplies(memberKeys.sessions, (session) => withState(session as PracticeSession, questionId, state));
  const sessions = queryClient.getQueriesData<PracticeSession>({ queryKey: memberKeys.sessions });
  for (const [queryKey, session] of sessions) {
    if (!session?.items.some((item) => item.question_id === questionId)) continue;
    const changed = withState(session, questionId, state);
    queryClient.setQueryData<PracticeSession>(queryKey, changed);
    if (changed.items.every((item) => item.state !== 'open'))
      void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}
