import type { ApiError } from '@mashq/api/client';
import type { AdminSurveyDetail, Contract, NewSurvey, RequestOf } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

import { queryClient, storeReply } from '../platform/query/query-client.ts';

const KEY = ['admin', 'surveys'] as const;
const LIST = [...KEY, 'list'] as const;
const detailKey = (id: string) => [...KEY, 'detail', id];

interface PageQuery {
  readonly page: number;
  readonly size: number;
}

/** One page of the surveys, the newest first. */
export function useAdminSurveys(query: PageQuery) {
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => adminApi.surveys.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One survey with how many people gave each answer. */
export function useAdminSurvey(id: string) {
  return useQuery({
    queryKey: detailKey(id),
    queryFn: ({ signal }) => adminApi.surveys.detail({ params: { id } }, { signal }),
  });
}

/** What people wrote as an answer of one question, the newest first. */
export function useSurveyComments(id: string, question: string, query: PageQuery) {
  return useQuery({
    queryKey: [...KEY, 'comments', id, question, query],
    queryFn: ({ signal }) => adminApi.surveys.comments({ params: { id, question }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

async function keep(survey: AdminSurveyDetail): Promise<void> {
  await storeReply(detailKey(survey.id), survey);
  void queryClient.invalidateQueries({ queryKey: LIST });
}

type Sent = RequestOf<Contract['admin']['surveys']['create']>['body'];

/** Makes a survey as a draft. Sending the same id again changes nothing. */
export function useCreateSurvey() {
  return useMutation<AdminSurveyDetail, ApiError, Sent>({
    mutationFn: (body) => adminApi.surveys.create({ body }),
    onSuccess: keep,
  });
}

/** Changes a survey that nobody has answered. */
export function useChangeSurvey(id: string) {
  return useMutation<AdminSurveyDetail, ApiError, NewSurvey>({
    mutationFn: (body) => adminApi.surveys.change({ params: { id }, body }),
    onSuccess: keep,
    // Somebody may have answered meanwhile: then it is shown as it is.
    onError: ({ status }) => {
      if (status === 409) void queryClient.invalidateQueries({ queryKey: detailKey(id) });
    },
  });
}

/** Begins to ask, until a moment. */
export function useOpenSurvey(id: string) {
  return useMutation<AdminSurveyDetail, ApiError, string>({
    mutationFn: (to) => adminApi.surveys.open({ params: { id }, body: { to } }),
    onSuccess: keep,
  });
}

/** Asks nobody any more. */
export function useCloseSurvey(id: string) {
  return useMutation<AdminSurveyDetail, ApiError, void>({
    mutationFn: () => adminApi.surveys.close({ params: { id } }),
    onSuccess: keep,
  });
}

type ExportQuery = RequestOf<Contract['admin']['surveys']['export']>['query'];

/** Every answer of a survey, and their totals, as a spreadsheet. */
export function useExportSurvey(id: string) {
  return useMutation<File, ApiError, ExportQuery>({
    mutationFn: (query) => adminApi.surveys.export({ params: { id }, query }),
  });
}
