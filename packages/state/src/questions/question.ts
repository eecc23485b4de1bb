import type { QuestionView } from '@mashq/api/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';
import { memberKeys, type QuestionRef } from '../platform/query/student-keys.ts';
import { emitAnswered } from './answering/store.ts';
import { updateCachedQuestion } from './update-cached-question.ts';

/**
 * The question at `address`. A question of a homework or a practice session is taken from the cached questions of that first, and from the
 * response cache without a network.
 */
export function useQuestion(address: QuestionRef) {
  return useQuery({
    ...question(address),
    initialData: () => cachedQuestion(address)?.view,
    initialDataUpdatedAt: () => cachedQuestion(address)?.updatedAt,
  });
}

/** Reads the question at `address` before it is rendered; undefined where that failed. */
export async function prefetchQuestion(address: QuestionRef): Promise<QuestionView | undefined> {
  const options = question(address);
  await queryClient.prefetchQuery(options);
  return queryClient.getQueryData(options.queryKey);
}

const question = (address: QuestionRef) =>
  queryOptions({
    queryKey: memberKeys.question(address),
    queryFn: ({ signal }) => withResponseCache(memberKeys.question(address), () => readQuestion(address, signal)),
    // Every change of a question is made in this app and written to the cache at once.
    staleTime: 5 * 60_000,
  });

function readQuestion(address: QuestionRef, signal: AbortSignal): Promise<QuestionView> {
  const query =
    'skillId' in address
      ? { skillName: address.skillId }
      : {
          questionId: address.questionId,
          ...(address.series?.[0] === 'homework' && { homeworkId: address.series[1] }),
        };
  return studentApi.questions.read({ query }, { signal });
}

function cachedQuestion(address: QuestionRef) {
  if ('skillId' in address || !address.series) return undefined;
  const list = queryClient.getQueryState<QuestionView[]>(memberKeys.seriesQuestions(address.series));
  const view = list?.data?.find((question) => question.question_id === address.questionId);
  return view && { view, updatedAt: list?.dataUpdatedAt };
}

/**
 * Replaces the current practice question of the skill with a new one. `prepare` fetches it ahead, once the current one is done: asked again,
 * the server gives the same one until it is tried.
 */
export function useNextPractice(skillId: string) {
  const ahead = useRef<{ readonly of: string; readonly reply: Promise<QuestionView | null> }>(null);
  const fetchNext = () => studentApi.questions.read({ query: { skillName: skillId, isEmpty: 'true' } });
  const mutation = useMutation({
    mutationFn: async () => {
      const prepared = ahead.current?.of === skillId ? await ahead.current.reply : null;
      ahead.current = null;
      return prepared ?? fetchNext();
    },
    onSuccess: (view) => storeReply(memberKeys.question({ skillId }), view),
  });
  const prepare = () => {
    // What fails is asked for again when it is needed.
    if (ahead.current?.of !== skillId) ahead.current = { of: skillId, reply: fetchNext().catch(() => null) };
  };
  return { ...mutation, prepare };
}

/** Opens the next hint of a question. */
export function useHint(view: QuestionView) {
  return useMutation({
    mutationFn: () =>
      studentApi.questions.hint({ params: { questionId: view.question_id }, body: { opened: view.hints.length } }),
    onSuccess: (reply) => updateCachedQuestion(view.question_id, () => reply),
  });
}

/** Opens the worked solution; the question then counts as seen. */
export function useSolution(view: QuestionView) {
  return useMutation({
    mutationFn: () => studentApi.questions.solution({ params: { questionId: view.question_id } }),
    onSuccess: (reply) => {
      updateCachedQuestion(view.question_id, ({ state }) => ({
        ...reply,
        may_open_solution: false,
        state: state === 'right' || state === 'corrected' ? state : 'revealed',
      }));
      emitAnswered({ kind: 'revealed', questionId: view.question_id, assignment: view.assignment });
    },
  });
}

/** «فهمیدم»: creates a similar question with other numbers and returns its id. */
export function useSimilarQuestion(view: QuestionView) {
  return useMutation({
    mutationFn: () => studentApi.questions.solutionUnderstood({ body: { questionId: view.question_id } }),
  });
}
