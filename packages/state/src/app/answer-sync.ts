import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { updateAnsweredPractice } from '../practice/update-answered-practice.ts';
import { onAnswered } from '../questions/answering/store.ts';
import { startOutbox } from '../questions/outbox/answers.ts';
import { updateAnsweredQuestion } from '../questions/update-cached-question.ts';
import { updateAnsweredWork } from '../work/update-answered-work.ts';

let isStarted = false;

/** Starts sending stored answers; each domain then writes what became of them into its data. A second call does nothing. */
export function startAnswerSync(): void {
  if (isStarted) return;
  isStarted = true;
  onAnswered(updateAnsweredQuestion);
  onAnswered(updateAnsweredWork);
  onAnswered(updateAnsweredPractice);
  // The reports, with the rewards among them.
  onAnswered((news) => {
    if (news.kind === 'replied' && news.reply.verdict !== 'invalid')
      void queryClient.invalidateQueries({ queryKey: memberKeys.reports });
  });
  startOutbox();
}
