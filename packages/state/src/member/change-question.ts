import type { QuestionView } from '@mashq/api/contract';
import { queryClient } from '../query/query-client.ts';

/** Changes a question everywhere in the cache: by its id, as current practice, and in its homework or practice session. */
export function changeQuestion(
  questionId: string | undefined,
  change: (view: QuestionView) => Partial<QuestionView>,
): void {
  const changed = (view: QuestionView) => (view.question_id === questionId ? { ...view, ...change(view) } : view);
  for (const queryKey of [
    ['member', 'question'],
    ['member', 'practice'],
  ]) {
    queryClient.setQueriesData<QuestionView>({ queryKey }, (view) => view && changed(view));
  }
  queryClient.setQueriesData<QuestionView[]>(
    {
      predicate: ({ queryKey }) => ['homework', 'session'].includes(String(queryKey[1])) && queryKey[3] === 'questions',
    },
    (views) => views?.map(changed),
  );
}
