import type { Grade } from '@mashq/api/contract';
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { managementApi } from '../platform/api/management.ts';

import { joinPages, nextPage, queryClient } from '../platform/query/query-client.ts';
import type { ReportApi } from '../work/assignment-api.ts';
import type { StudentCallsOf } from './students/students.ts';

const { reports, homework } = managementApi.school;

const today = queryOptions({ queryKey: ['school', 'today'], queryFn: ({ signal }) => reports.today({}, { signal }) });

/** What the manager does something about today. */
export function useSchoolToday() {
  return useQuery(today);
}

/** Reads what `useSchoolToday` shows, before it is rendered. */
export const prefetchSchoolToday = () => queryClient.prefetchQuery(today);

/** One class of the school. */
export function useSchoolClass(classId: string) {
  return useQuery({
    queryKey: ['school', 'class', classId],
    queryFn: ({ signal }) => reports.oneClass({ params: { classId } }, { signal }),
  });
}

/** How many questions a report counts back. */
export type LastQuestions = 'last_50' | 'last_100' | 'last_500' | 'last_1000';

/** How the last questions of the school, or of a class, ended. */
export function useLastQuestions(type: LastQuestions, classId?: string) {
  return useQuery({
    queryKey: ['school', 'last-questions', type, classId],
    queryFn: ({ signal }) => reports.questions({ query: { type, ...(classId && { classId }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Practice of the school by day. */
export function useSchoolDays(days: 7 | 30 | 90) {
  return useQuery({
    queryKey: ['school', 'days', days],
    queryFn: ({ signal }) => reports.time({ query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Where children are with homework. */
export function useHomeworksPie(classId?: string) {
  return useQuery({
    queryKey: ['school', 'homeworks-pie', classId],
    queryFn: ({ signal }) => reports.homeworksPie({ query: classId === undefined ? {} : { classId } }, { signal }),
  });
}

/** The mastery of a grade by chapter. */
export function useSeasonsChart(grade: Grade) {
  return useQuery({
    queryKey: ['school', 'seasons', grade],
    queryFn: ({ signal }) => reports.seasonsChart({ params: { grade } }, { signal }),
  });
}

/** The classes of a grade beside each other. */
export function useTotalScore(grade: Grade) {
  return useQuery({
    queryKey: ['school', 'total-score', grade],
    queryFn: ({ signal }) => reports.totalScore({ params: { grade } }, { signal }),
  });
}

/** The homework of a class, newest first, page by page. */
export function useClassHomeworks(classId: string) {
  return useInfiniteQuery({
    queryKey: ['school', 'homeworks', classId],
    queryFn: ({ pageParam: page, signal }) => homework.list({ params: { classId }, query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: joinPages,
  });
}

/** By which calls a manager reads what teachers read: reports of homework, students, skills of a class. */
export const schoolReading = {
  reports: (() => homework) as ReportApi,
  students: {
    students: ({ query: { search, band: _band, ...query } = {} } = {}, options) =>
      reports.students({ query: { ...query, ...(search && { searchedWord: search }) } }, options),
    student: reports.student,
  } as StudentCallsOf,
  skillGrid: reports.skillGrid,
};
