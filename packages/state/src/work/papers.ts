import type { Paper, TeacherQuiz } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { teacherApi } from '../platform/api/teacher.ts';
import { queryClient } from '../platform/query/query-client.ts';

const calls = teacherApi.papers;

/** Which paper: of a term, or the review of a chapter. */
export type AskedPaper = Pick<Paper, 'kind' | 'chapter'>;

const bodyOf = ({ kind, chapter }: AskedPaper) => ({ kind, ...(chapter !== null && { chapter }) });

/** The papers that can be made of the book of a class. */
export function usePapers(classId: string) {
  return useQuery({
    queryKey: ['teacher', 'papers', classId],
    queryFn: ({ signal }) => calls.list({ params: { classId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface NewPaper extends AskedPaper {
  /** Of the quiz; the same sent twice creates once. */
  id: string;
  classId: string;
  endDate: string;
}

/** Makes a paper the draft of a quiz. */
export function useDraftPaper() {
  return useMutation<TeacherQuiz, ApiError, NewPaper>({
    mutationFn: ({ id, classId, endDate, ...paper }) =>
      calls.draft({ params: { classId }, body: { id, endDate, ...bodyOf(paper) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['quizzes'] }),
  });
}

export interface PaperWorksheet extends AskedPaper {
  classId: string;
  /** Each student's own sheet when left out. */
  variants?: number | undefined;
  seed: number;
}

/** A paper to be printed; null while none is named. */
export function usePaperWorksheet(asked: PaperWorksheet | null) {
  return useQuery({
    queryKey: ['teacher', 'worksheet', 'paper', asked],
    queryFn: ({ signal }) => {
      const { classId, variants, seed, ...paper } = asked as PaperWorksheet;
      const body = { seed, ...bodyOf(paper), ...(variants !== undefined && { variants }) };
      return calls.print({ params: { classId }, body }, { signal });
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // The same request gives the same questions.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
