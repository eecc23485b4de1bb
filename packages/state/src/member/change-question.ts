import type { QuestionView } from '@mashq/api/contract';
import { queryClient } from '../query/query-client.ts';
import { memberKeys } from './keys.ts';

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
      predicate: ({ queryKey }) => queryKey[0] === 'member' && queryKey[3] === 'questions',
    },
    (views) => views?.map(changed),
  );
}

/** Reads assigned work again that is in the cache. */
export function forgetAssignment(assignment: QuestionView['assignment']): void {
  if (!assignment) return;
  void queryClient.invalidateQueries({ queryKey: memberKeys.series([assignment.kind, assignment.id]), exact: true });
}
