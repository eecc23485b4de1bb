import type { HomeworkSkill, TeacherHomework } from '@mashq/api/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { teacherApi } from '../platform/api/teacher.ts';

import { queryClient } from '../platform/query/query-client.ts';
import { useFormContent, useReplaceWork, useWorkList } from './assignment-queries.ts';
import { type BookRange, type HomeworkFilter, teacherKeys } from './teacher-keys.ts';

/** The teacher's homeworks, newest first, page by page. */
export function useTeacherHomeworks(filter: HomeworkFilter = {}) {
  return useWorkList(teacherKeys.homeworkList(filter), (page, signal) =>
    teacherApi.homework.list({ query: { ...filter, page } }, { signal }),
  );
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
    onSuccess: (_homework) => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.homeworks });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.dashboard });
    },
  });
}

export type NewHomeworks = Parameters<typeof teacherApi.homework.createForClasses>[0]['body'];

/** Assigns one homework to several classes, to all of them or to none. Sending the same ids again changes nothing. */
export function useCreateForClasses() {
  return useMutation<TeacherHomework[], ApiError, NewHomeworks>({
    mutationFn: (body) => teacherApi.homework.createForClasses({ body }),
    onSuccess: (_homeworks) => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.homeworks });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.dashboard });
    },
  });
}

/** Skills that are due for review in a class; none before its third week. */
export function useReviewSkills(classId: string) {
  return useQuery({
    queryKey: teacherKeys.reviewSkills(classId),
    queryFn: ({ signal }) => teacherApi.homework.reviewSkills({ query: { classId } }, { signal }),
  });
}

export type HomeworkContent = Parameters<typeof teacherApi.homework.replace>[0]['body'];

/** Gives a homework other content. Fails with 409 where it changed meanwhile or a student has opened it. */
export function useReplaceHomework(id: string) {
  return useReplaceWork({ kind: 'homework', id }, teacherKeys.homeworks, (body: HomeworkContent) =>
    teacherApi.homework.replace({ params: { id }, body }),
  );
}

/** A homework with its skills, for a form that changes it. */
export function useHomeworkContent(id: string) {
  return useFormContent(teacherKeys.content({ kind: 'homework', id }), async (signal) => {
    const params = { id };
    const [homework, skills] = await Promise.all([
      teacherApi.homework.read({ params }, { signal }),
      teacherApi.homework.briefSkills({ params }, { signal }),
    ]);
    return { homework, skills };
  });
}

export type NewCopy = Parameters<typeof teacherApi.homework.copy>[0]['body'];

/** The same homework for another class, or again. Sending the same `id` again changes nothing. */
export function useCopyHomework(id: string) {
  return useMutation<TeacherHomework, ApiError, NewCopy>({
    mutationFn: (body) => teacherApi.homework.copy({ params: { id }, body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: teacherKeys.homeworks });
      void queryClient.invalidateQueries({ queryKey: teacherKeys.dashboard });
    },
  });
}
