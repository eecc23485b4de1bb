import type { ApiError, InputOf } from '@mashq/api/client';
import type { Contract } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { quizApi } from '../platform/api/quiz-api.ts';
import { teacherExportsApi } from '../platform/api/teacher-exports-api.ts';

type Calls = Contract['teacher']['exports'];

/** A report as a file: which one, of what, in which format. */
export type ExportRequest =
  | { [Name in keyof Calls]: { report: Name } & InputOf<Calls[Name]> }[keyof Calls]
  /** Of a manager's school. */
  | ({ report: 'schoolQuiz' } & InputOf<Contract['school']['quiz']['export']>);

const calls = { ...teacherExportsApi, schoolQuiz: quizApi.school.export };

/** Gets a report as a file. The token goes in a header, never in an address. */
export function useExport() {
  return useMutation<File, ApiError, ExportRequest>({
    mutationFn: ({ report, ...input }) => (calls[report] as (request: typeof input) => Promise<File>)(input),
  });
}
