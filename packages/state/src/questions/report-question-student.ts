import type { Contract, RequestOf, ResponseOf } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../platform/api/api.ts';
import { memberApi } from '../platform/api/member-api.ts';

type ReportCall = Contract['member']['questions']['report'];

/** A report of a wrong question. Its id is made once, so that sending it twice reports once. */
export type NewReport = RequestOf<ReportCall>['body'];

/** Reports that something is wrong with a question. */
export function useReportQuestion(questionId: string) {
  return useMutation<ResponseOf<ReportCall>, ApiError, NewReport>({
    mutationFn: (body) => memberApi.questions.report({ params: { questionId }, body }),
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTemporary && error.status !== 429,
  });
}
