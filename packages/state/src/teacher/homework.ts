import type { HomeworkSkill, TeacherHomework } from '@mashq/api/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../api/index.ts';
import { teacherApi } from '../api/teacher-api.ts';
import { joinPages, nextPage } from '../query/pages.ts';
import { queryClient } from '../query/query-client.ts';
import { type BookRange, type HomeworkFilter, teacherKeys } from './keys.ts';

/** The teacher's homeworks, newest first, page by page. */
export function useTeacherHomeworks(filter: HomeworkFilter = {}) {
  return useInfiniteQuery({
    queryKey: teacherKeys.homeworkList(filter),
    queryFn: ({ pageParam: page, signal }) => teacherApi.homework.list({ query: { ...filter, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
    placeholderData: keepPreviousData,
  });
}

/**
 * The skills of a range of the book. An invalid range is an error whose `detail` names the reason; null is a range not typed
 * yet. The previous list stays visible while the next one loads.
 */
export function useRangeSkills(range: BookRange | null) {
  return useQuery<HomeworkSkill[], ApiError>({
    queryKey: teacherKeys.range(range),
    queryFn: ({ signal }) => {
      if (range === null) throw new Error('There is no range to ask for.');
      const { grade, kind, first, last } = range;
      const ends = kind === 'pages' ? { firstPage: first, lastPage: last } : { firstSection: first, lastSection: last };
      return teacherApi.homework.skills({ query: { grade, ...ends } }, { signal });
    },
    enabled: range !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

export type NewHomework = Parameters<typeof teacherApi.homework.create>[0]['body'];

/** Assigns homework. Sending the same `id` again changes nothing. */
export function useCreateHomework() {
  return useMutation<TeacherHomework, ApiError, NewHomework>({
    mutationFn: (body) => teacherApi.homework.create({ body }),
    onSuccess: (homework) => {
      queryClient.setQueryData(teacherKeys.homework(homework.id), homework);
      void queryClient.invalidateQueries({ queryKey: teacherKeys.homeworks });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.dashboard });
    },
  });
}

/** Deletes a homework. */
export function useRemoveHomework(id: string) {
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => teacherApi.homework.remove({ params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.homeworks });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.dashboard });
    },
  });
}

export interface NewDeadline {
  endDate: string;
  /** One student only. */
  studentId?: string | undefined;
  /** The teacher has confirmed that students become late. */
  confirm?: boolean | undefined;
}

/** Moves the deadline of the class or of one student. Fails with 409 if students would become late; then confirm. */
export function useMoveDeadline(id: string) {
  return useMutation<TeacherHomework, ApiError, NewDeadline>({
    mutationFn: (body) => teacherApi.homework.deadline({ params: { id }, body }),
    onSuccess: (homework) => afterChange(homework),
  });
}

/** Excuses a student, removes the excuse, or reopens a handed-in homework. */
export function useSetStudentState(id: string, studentId: string) {
  return useMutation<unknown, ApiError, 'excuse' | 'unexcuse' | 'reopen'>({
    mutationFn: (action) => teacherApi.homework.setStudentState({ params: { id, studentId }, body: { action } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: teacherKeys.homework(id) }),
  });
}

function afterChange(homework: TeacherHomework): void {
  void queryClient.invalidateQueries({ queryKey: teacherKeys.homework(homework.id) });
  void queryClient.invalidateQueries({ queryKey: teacherKeys.homeworks });
  void queryClient.invalidateQueries({ queryKey: teacherKeys.dashboard });
}
