import type { QuestionView } from '@mashq/api/contract';
import { changeStoredReplies } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import type { AnswerNews } from './answering/store.ts';

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
  const { questions, questionsOfSets } = memberKeys;
  queryClient.setQueriesData<QuestionView>({ queryKey: questions }, (view) => view && changed(view));
  queryClient.setQueriesData<QuestionView[]>({ queryKey: questionsOfSets }, (views) => views && changedOf(views));
  void changeStoredReplies(questions, (view) => changed(view as QuestionView));
  void changeStoredReplies(questionsOfSets, (views) => changedOf(views as QuestionView[]));
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
