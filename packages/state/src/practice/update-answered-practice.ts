import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import type { AnswerNews } from '../questions/answering/store.ts';

/** Writes what became of an answer into its practice session; what the answer makes stale of skills and courses is read again. */
export function updateAnsweredPractice(news: AnswerNews): void {
  const { kind, assignment, questionId } = news;
  const isCounted = kind === 'replied' && news.reply.verdict !== 'invalid';
  if (assignment === null && (isCounted || kind === 'revealed')) {
    const state = kind === 'revealed' ? 'revealed' : news.reply.state;
    // Loaded with the first answer of own practice: a question of homework needs nothing of it.
    import('./update-practice-session.ts').then(
      ({ changeSessionItem }) => changeSessionItem(questionId, state),
      // Without a network the session is read again with the next one.
      () => undefined,
    );
  }
  if (!isCounted) return;
  for (const queryKey of [memberKeys.skills, memberKeys.courses, memberKeys.dueSkills, memberKeys.openSession])
    void queryClient.invalidateQueries({ queryKey });
}
