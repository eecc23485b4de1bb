import type { Contract, RequestOf, ResponseOf } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../platform/api/api.ts';
import { teacherApi } from '../platform/api/teacher-api.ts';

type ReportCall = Contract['teacher']['questions']['report'];

/** A report of a wrong question, previewed or of a student. Its id is made once, so that sending it twice reports once. */
export type NewTeacherReport = RequestOf<ReportCall>['body'];

/** Reports that something is wrong with a question. */
export function useReportTeacherQuestion() {
  return useMutation<ResponseOf<ReportCall>, ApiError, NewTeacherReport>({
    mutationFn: (body) => teacherApi.questions.report({ body }),
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTemporary && error.status !== 429,
  });
}
