import type { Grade } from '@mashq/api/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { managementApi } from '../../platform/api/management.ts';

import { queryClient, storeReply } from '../../platform/query/query-client.ts';

const grades = queryOptions({
  queryKey: ['school', 'grades'],
  queryFn: ({ signal }) =>
    managementApi.school.dashboard.grades({}, { signal, fallback: () => 'خطا در دریافت اطلاعات' }),
});

/** The grades of the manager's school. */
export function useSchoolGrades() {
  return useQuery(grades);
}

/** Reads what `useSchoolGrades` shows, before it is rendered. */
export const prefetchSchoolGrades = () => queryClient.prefetchQuery(grades);

const classes = queryOptions({
  queryKey: ['school', 'classes'],
  queryFn: ({ signal }) => managementApi.school.reports.allClasses({}, { signal }),
});

/** All classes of the school. */
export function useSchoolClasses() {
  return useQuery(classes);
}

/** The classes of one grade of the manager's school: one call for all grades, which the page makes with the others. */
export function useGradeClasses(grade: Grade) {
  return useQuery({ ...classes, select: (all) => all.filter((one) => one.grade === grade) });
}

/** Reads what `useGradeClasses` shows, before it is rendered. */
export const prefetchSchoolClasses = () => queryClient.prefetchQuery(classes);

const GAMIFICATION = ['school', 'gamification'] as const;

/** Whether the students of the manager's school have badges, cups and the maze. */
export function useGamificationStatus() {
  return useQuery({
    queryKey: GAMIFICATION,
    queryFn: ({ signal }) => managementApi.school.dashboard.gamification({}, { signal }),
  });
}

/** Switches them on or off for all students of the school. */
export function useSetGamification() {
  return useMutation({
    mutationFn: (status: boolean) => managementApi.school.dashboard.setGamification({ body: { status } }),
    onSuccess: (reply) => storeReply(GAMIFICATION, reply),
  });
}
