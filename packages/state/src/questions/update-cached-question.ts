import type { QuestionView } from '@mashq/api/contract';
import { changeStoredReplies } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

const isQuestionKey = ([first, second]: readonly unknown[]) =>
  first === 'member' && (second === 'question' || second === 'practice');
const isListKey = (key: readonly unknown[]) => key[0] === 'member' && key[3] === 'questions';

/**
 * Changes a question everywhere in the cache and in the stored replies: by its id, as current practice, and in its homework or
 * practice session.
 */
export function updateCachedQuestion(
  questionId: string | undefined,
  change: (view: QuestionView) => Partial<QuestionView>,
): void {
  const changed = (view: QuestionView) => (view.question_id === questionId ? { ...view, ...change(view) } : view);
  const changedOf = (views: readonly QuestionView[]) => views.map(changed);
  queryClient.setQueriesData<QuestionView>(
    { predicate: ({ queryKey }) => isQuestionKey(queryKey) },
    (view) => view && changed(view),
  );
  queryClient.setQueriesData<QuestionView[]>(
    { predicate: ({ queryKey }) => isListKey(queryKey) },
    (views) => views && changedOf(views),
  );
  void changeStoredReplies(isQuestionKey, (view) => changed(view as QuestionView));
  void changeStoredReplies(isListKey, (views) => changedOf(views as QuestionView[]));
}

/** Reads assigned work again that is in the cache. */
export function refetchAssignment(assignment: QuestionView['assignment']): void {
  if (!assignment) return;
  void queryClient.invalidateQueries({ queryKey: memberKeys.series([assignment.kind, assignment.id]), exact: true });
}
