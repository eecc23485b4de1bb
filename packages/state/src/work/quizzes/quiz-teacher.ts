import type { QuizQuestion, QuizRegradePreview, QuizState, QuizStudentRow, TeacherQuiz } from '@mashq/api/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api/api.ts';
import { managementApi } from '../../platform/api/management.ts';
import { teacherApi } from '../../platform/api/teacher.ts';
import { joinPages, nextPage, queryClient } from '../../platform/query/query-client.ts';

/** Whose quizzes: a teacher's own, or all of a manager's school. */
export type QuizReader = 'teacher' | 'school';

export interface QuizFilter {
  classId?: string | undefined;
  state?: QuizState | undefined;
}

const teacher = teacherApi.quiz;

/** The calls that both readers have, for the reports of a quiz. */
const CALLS = { teacher, school: managementApi.school.quiz };

/** Names of quizzes in the query cache of their readers. */
const keys = {
  all: ['quizzes'] as const,
  list: (reader: QuizReader, filter: QuizFilter) => ['quizzes', reader, 'list', filter] as const,
  skills: (classId: string, pages: object) => ['quizzes', 'skills', classId, pages] as const,
  one: (id: string) => ['quizzes', 'teacher', id] as const,
  questions: (id: string) => ['quizzes', 'teacher', id, 'questions'] as const,
  report: (reader: QuizReader, id: string) => ['quizzes', reader, id, 'report'] as const,
  student: (reader: QuizReader, id: string, studentId: string) => ['quizzes', reader, id, studentId] as const,
  answer: (reader: QuizReader, id: string, studentId: string, position: number) =>
    ['quizzes', reader, id, studentId, position] as const,
};

/** Refetch interval of the report of a quiz. A teacher is notified of answers by events, a manager is not. */
const REFETCH_MS = { teacher: 120_000, school: 20_000 };

/** Quizzes, newest first, page by page. A manager's are of all states but draft. */
export function useQuizList(reader: QuizReader, filter: QuizFilter = {}) {
  return useInfiniteQuery({
    queryKey: keys.list(reader, filter),
    queryFn: ({ pageParam: page, signal }) =>
      reader === 'teacher'
        ? teacher.list({ query: { ...filter, page } }, { signal })
        : CALLS.school.list({ query: { classId: filter.classId, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

/** The skills a quiz of a class may ask, of all its book or of some pages. */
export function useQuizSkills(classId: string, pages: { firstPage?: number; lastPage?: number }) {
  return useQuery({
    queryKey: keys.skills(classId, pages),
    queryFn: ({ signal }) => teacher.skills({ query: { classId, ...pages } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Every question of a quiz with its key. */
export function useQuizQuestions(id: string) {
  return useQuery({
    queryKey: keys.questions(id),
    queryFn: ({ signal }) => teacher.questions({ params: { id } }, { signal }),
  });
}

/** One quiz as its teacher set it. */
export function useTeacherQuiz(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => teacher.read({ params: { id } }, { signal }),
  });
}

/** The report of a whole quiz. */
export function useQuizReport(reader: QuizReader, id: string) {
  return useQuery({
    queryKey: keys.report(reader, id),
    queryFn: ({ signal }) => CALLS[reader].report({ params: { id } }, { signal }),
    refetchInterval: REFETCH_MS[reader],
  });
}

/** One child's tries. */
export function useQuizStudent(reader: QuizReader, id: string, studentId: string) {
  return useQuery({
    queryKey: keys.student(reader, id, studentId),
    queryFn: ({ signal }) => CALLS[reader].student({ params: { id, studentId } }, { signal }),
  });
}

/** One question of one child. */
export function useQuizAnswer(reader: QuizReader, id: string, studentId: string, position: number) {
  return useQuery({
    queryKey: keys.answer(reader, id, studentId, position),
    queryFn: ({ signal }) =>
      CALLS[reader].answer({ params: { id, studentId, position: String(position) } }, { signal }),
  });
}

export type RegradeChange = Parameters<typeof teacher.regradePreview>[0]['body'];

const forget = () => void queryClient.invalidateQueries({ queryKey: keys.all });

export type NewQuiz = Parameters<typeof teacher.create>[0]['body'];

/** Sets a quiz. Sending the same `id` again changes nothing. */
export function useCreateQuiz() {
  return useMutation<TeacherQuiz, ApiError, NewQuiz>({
    mutationFn: (body) => teacher.create({ body }),
    onSuccess: forget,
  });
}

export type QuizChange = Omit<NonNullable<Parameters<typeof teacher.update>[0]['body']>, 'version'>;

/** Changes the rules of a quiz; only what is named. */
export function useUpdateQuiz({ id, version }: Pick<TeacherQuiz, 'id' | 'version'>) {
  return useMutation<TeacherQuiz, ApiError, QuizChange>({
    mutationFn: (change) => teacher.update({ params: { id }, body: { ...change, version } }),
    onSuccess: forget,
  });
}

export type QuizMove =
  | 'publish'
  | 'unschedule'
  | 'archive'
  | 'unarchive'
  | 'pause'
  | 'resume'
  | 'close'
  | 'release'
  | 'remove'
  | 'restore';

/** Moves a quiz through its states. */
export function useMoveQuiz({ id, version }: Pick<TeacherQuiz, 'id' | 'version'>) {
  return useMutation<unknown, ApiError, QuizMove>({
    mutationFn: (move) => {
      const params = { id };
      if (move === 'publish' || move === 'unschedule' || move === 'archive' || move === 'unarchive') {
        return teacher[move]({ params, body: { version } });
      }
      return teacher[move]({ params });
    },
    onSuccess: forget,
  });
}

/** Gives one child more time, tries or an own end. */
export function useAllow(id: string, studentId: string) {
  return useMutation<QuizStudentRow, ApiError, NonNullable<Parameters<typeof teacher.allow>[0]['body']>>({
    mutationFn: (body) => teacher.allow({ params: { id, studentId }, body }),
    onSuccess: forget,
  });
}

/** Gives a quiz that has ended to one student who was away. Sending the same `id` again changes nothing. */
export function useMakeUp(id: string, studentId: string) {
  return useMutation<TeacherQuiz, ApiError, Parameters<typeof teacher.makeUp>[0]['body']>({
    mutationFn: (body) => teacher.makeUp({ params: { id, studentId }, body }),
    onSuccess: forget,
  });
}

/** Puts another question of the same skill in the place of one. */
export function useSwapQuestion({ id, version }: Pick<TeacherQuiz, 'id' | 'version'>) {
  return useMutation<QuizQuestion[], ApiError, number>({
    mutationFn: (position) => teacher.swap({ params: { id, position: String(position) }, body: { version } }),
    onSuccess: forget,
  });
}

/** What a regrade would change. */
export function usePreviewRegrade(id: string, position: number) {
  return useMutation<QuizRegradePreview, ApiError, RegradeChange>({
    mutationFn: (body) => teacher.regradePreview({ params: { id, position: String(position) }, body }),
  });
}

/** Regrades a question. */
export function useRegrade({ id, version }: Pick<TeacherQuiz, 'id' | 'version'>, position: number) {
  return useMutation<QuizRegradePreview, ApiError, RegradeChange>({
    mutationFn: (body) => teacher.regrade({ params: { id, position: String(position) }, body: { ...body, version } }),
    onSuccess: forget,
  });
}
