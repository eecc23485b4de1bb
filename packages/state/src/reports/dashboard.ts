import { partialMatchKey, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { teacherApi } from '../platform/api/teacher.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { teacherKeys } from '../work/teacher-keys.ts';

const dashboard = queryOptions({
  queryKey: teacherKeys.dashboard,
  queryFn: ({ signal }) => teacherApi.dashboard.read({}, { signal }),
});

/** Classes, open homeworks, who needs help. */
export function useTeacherDashboard() {
  return useQuery(dashboard);
}

/** Reads what `useTeacherDashboard` shows, before it is rendered. */
export const prefetchTeacherDashboard = () => queryClient.prefetchQuery(dashboard);

/** The classes this teacher teaches now. */
export function useTeacherClasses() {
  return useQuery({
    queryKey: teacherKeys.classes,
    queryFn: ({ signal }) => teacherApi.dashboard.classes({}, { signal }),
  });
}

/**
 * Students by skills of a chapter; without a chapter, the class's current one. The previous chapter stays visible while
 * another loads.
 */
export function useSkillGrid(classId: string | undefined, chapter?: number) {
  const skillGrid = use(SkillGridApiContext);
  return useQuery({
    queryKey: teacherKeys.skillGrid(classId ?? '', chapter),
    queryFn: ({ signal }) =>
      skillGrid({ params: { classId: classId ?? '' }, query: chapter === undefined ? {} : { chapter } }, { signal }),
    enabled: classId !== undefined,
    placeholderData: (previous, query) =>
      query && partialMatchKey(query.queryKey, teacherKeys.skillGrids(classId ?? '')) ? previous : undefined,
  });
}

/** How many students of a class are in which band of each skill of its book. */
export function useClassMastery(classId: string | undefined) {
  return useQuery({
    queryKey: teacherKeys.classMastery(classId ?? ''),
    queryFn: ({ signal }) => teacherApi.dashboard.classMastery({ params: { classId: classId ?? '' } }, { signal }),
    enabled: classId !== undefined,
  });
}

/** Facts of the times tables that students of a class met and do not know yet. */
export function useTimesTable(classId: string) {
  return useQuery({
    queryKey: teacherKeys.timesTable(classId),
    queryFn: ({ signal }) => teacherApi.dashboard.timesTable({ params: { classId } }, { signal }),
  });
}

/** What a skill builds on and students of a class who need help in it lack. */
export function useLackingPrerequisites(classId: string, skillId: string) {
  return useQuery({
    queryKey: teacherKeys.prerequisites(classId, skillId),
    queryFn: ({ signal }) => teacherApi.dashboard.lackingPrerequisites({ params: { classId, skillId } }, { signal }),
  });
}

/** The book of a grade. It never changes during a visit. */
export function useBook(grade: 3 | 4 | 5 | 6 | undefined) {
  return useQuery({
    queryKey: teacherKeys.book(grade ?? 0),
    queryFn: ({ signal }) => teacherApi.dashboard.book({ query: { grade: grade ?? '' } }, { signal }),
    enabled: grade !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** By which call the skills of a class are read. */
export const SkillGridApiContext = createContext<typeof teacherApi.dashboard.skillGrid>(teacherApi.dashboard.skillGrid);
