import type { Survey, SurveyAnswer, SurveyCheck } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account.ts';
import { ApiError } from '../platform/api/api.ts';

import { queryClient } from '../platform/query/query-client.ts';
import { session } from '../platform/session/machine.ts';
import { forgetDraft } from './survey-draft.ts';

const keys = {
  check: ['survey', 'check'] as const,
  one: (id: string) => ['survey', id] as const,
};

/** A lost reply is no loss: a second submit gives what the first stored. */
const onceMore = (failures: number, error: ApiError) => failures < 2 && error.isTemporary;

/** Which survey waits for the person. */
export function useSurveyCheck() {
  return useQuery({
    queryKey: keys.check,
    queryFn: ({ signal }) => accountApi.survey.checkExists({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A survey with its questions. */
export function useSurvey(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => accountApi.survey.read({ params: { id } }, { signal }),
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTemporary,
  });
}

export interface SurveyReply {
  readonly answers: readonly SurveyAnswer[];
  /** Since the first question was shown. */
  readonly durationSeconds: number;
}

/** Stores the person's answers. What was chosen is kept here until they are stored. */
export function useSubmitSurvey(id: string) {
  return useMutation<{ submitted_at: string }, ApiError, SurveyReply>({
    mutationFn: ({ answers, durationSeconds }) =>
      accountApi.survey.submit({ params: { id }, body: { answers: [...answers], durationSeconds } }),
    retry: onceMore,
    onSuccess: ({ submitted_at }) => {
      forgetDraft(id);
      queryClient.setQueryData<Survey>(keys.one(id), (data) => data && { ...data, submitted_at });
      queryClient.setQueryData<SurveyCheck>(keys.check, (data) => data && { ...data, exists: false });
    },
  });
}

/** Puts the survey that waits off. */
export function useSkipSurvey() {
  return useMutation<SurveyCheck, ApiError, Pick<SurveyCheck, 'survey_id' | 'skips'>>({
    mutationFn: ({ survey_id: id, skips }) =>
      accountApi.survey.skippedAttempts({ params: { id: id ?? '' }, body: { attempt: skips + 1 } }),
    retry: onceMore,
    // It is asked again on the next visit, not now.
    onSuccess: (next) => queryClient.setQueryData<SurveyCheck>(keys.check, { ...next, exists: false }),
  });
}

const askedKey = () => `survey-asked:${session.activeUser?.id ?? ''}`;

/** Whether the person was asked in this tab already: a survey is offered once a visit. */
export const wasAsked = (): boolean => sessionStorage.getItem(askedKey()) !== null;

/** Notes that the person is being asked. */
export const noteAsked = (): void => sessionStorage.setItem(askedKey(), '1');
