import type { QuestionView } from '@mashq/api/contract';
import { changeStoredReplies } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import type { AnswerNews } from './answering/store.ts';

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

/** Writes the reply to an answer into its question. */
export function updateAnsweredQuestion(news: AnswerNews): void {
  if (news.kind !== 'replied') return;
  const { questionId, raw, reply } = news;
  updateCachedQuestion(questionId, (view) => ({
    state: reply.state,
    tries: reply.tries,
    more_hints: reply.more_hints,
    may_open_solution: reply.may_open_solution,
    mastery: reply.mastery ?? view.mastery,
    next_question_id: reply.next_question_id ?? view.next_question_id,
    last_input: reply.verdict === 'invalid' ? view.last_input : raw,
  }));
}
