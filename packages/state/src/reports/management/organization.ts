import type { ApiError } from '@mashq/api/client';
import type { Contract, Grade, RequestOf } from '@mashq/api/contract';
import { type Query, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { managementApi } from '../../platform/api/management.ts';
import { queryClient, storeReply } from '../../platform/query/query-client.ts';

const { dashboard, school, reports, trends } = managementApi.organization;

const provinces = queryOptions({
  queryKey: ['organization', 'provinces'],
  queryFn: ({ signal }) => dashboard.provinces({}, { signal }),
});

/** The organization's provinces with the numbers of its schools there. */
export function useProvinces() {
  return useQuery(provinces);
}

/** Reads what `useProvinces` shows, before it is rendered. */
export const prefetchProvinces = () => queryClient.prefetchQuery(provinces);

/** While a list is searched or turned, what it showed before stays: of this list, not of another place's. */
function keepOf(place: string) {
  return <Data>(previous: Data | undefined, query: Pick<Query, 'queryKey'> | undefined): Data | undefined =>
    query?.queryKey.includes(place) ? previous : undefined;
}

export interface SchoolsFilter {
  readonly search?: string;
  readonly sort: 'title' | 'students' | 'practice';
  readonly page: number;
  readonly size: number;
}

/** One page of the organization's schools in a province. */
export function useSchoolsOfProvince(provinceCode: string, query: SchoolsFilter) {
  return useQuery({
    queryKey: ['organization', 'schools', provinceCode, query],
    queryFn: ({ signal }) => dashboard.schools({ params: { provinceCode }, query }, { signal }),
    placeholderData: keepOf(provinceCode),
  });
}

/** A school of the organization. */
export function useOverseenSchool(schoolId: string) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId],
    queryFn: ({ signal }) => school.info({ params: { schoolId } }, { signal }),
  });
}

/** The grades of a school of the organization. */
export function useOverseenGrades(schoolId: string) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'grades'],
    queryFn: ({ signal }) => school.grades({ params: { schoolId } }, { signal }),
  });
}

/** The classes of one grade of a school of the organization. */
export function useOverseenClasses(schoolId: string, grade: Grade) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'classes', grade],
    queryFn: ({ signal }) => school.classes({ params: { schoolId, grade } }, { signal }),
  });
}

export interface OverseenStudentsFilter {
  readonly searchedWord?: string;
  readonly page: number;
  readonly size: number;
}

/** One page of the children of a school of the organization. */
export function useOverseenStudents(schoolId: string, query: OverseenStudentsFilter) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'students', query],
    queryFn: ({ signal }) => school.students({ params: { schoolId }, query }, { signal }),
    placeholderData: keepOf(schoolId),
  });
}

/** How many weeks a trend goes back. */
export type TrendWeeks = 4 | 12 | 26;

/** Practice of a school by week, in all and by grade. */
export function useOverseenWeeks(schoolId: string, weeks: TrendWeeks) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'weeks', weeks],
    queryFn: ({ signal }) => reports.weeks({ params: { schoolId }, query: { weeks } }, { signal }),
    placeholderData: keepOf(schoolId),
  });
}

/** How the questions of the last 30 days of a school ended. */
export function useOverseenQuestions(schoolId: string) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'questions'],
    queryFn: ({ signal }) => reports.questionsPie({ params: { schoolId } }, { signal }),
  });
}

/** Where children of a school are with homework. */
export function useOverseenHomeworks(schoolId: string) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'homeworks'],
    queryFn: ({ signal }) => reports.homeworksPie({ params: { schoolId } }, { signal }),
  });
}

/** The mastery of a grade of a school by chapter. */
export function useOverseenSeasons(schoolId: string, grade: Grade) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'seasons', grade],
    queryFn: ({ signal }) => reports.seasonsChart({ params: { schoolId, grade } }, { signal }),
  });
}

/** The classes of a grade of a school beside each other. */
export function useOverseenScores(schoolId: string, grade: Grade) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'scores', grade],
    queryFn: ({ signal }) => reports.totalScore({ params: { schoolId, grade } }, { signal }),
  });
}

/** The weeks of a school as a file. */
export function useExportWeeks(schoolId: string) {
  return useMutation<
    File,
    ApiError,
    { readonly format: 'xlsx' | 'csv'; readonly table?: 'weeks' | 'grades'; readonly weeks: TrendWeeks }
  >({
    mutationFn: (query) => reports.export({ params: { schoolId }, query }),
  });
}

type TrendsQuery = RequestOf<Contract['organization']['trends']['read']>['query'];

/** Practice over weeks across the organization's schools. */
export function useOrganizationTrends(query: TrendsQuery) {
  return useQuery({
    queryKey: ['organization', 'trends', query],
    queryFn: ({ signal }) => trends.read({ query }, { signal }),
    placeholderData: keepOf('trends'),
  });
}

/** The same weeks of all groups as a file. */
export function useExportOrganizationTrends() {
  return useMutation<File, ApiError, RequestOf<Contract['organization']['trends']['export']>['query']>({
    mutationFn: (query) => trends.export({ query }),
  });
}

/** What to do something about in a school. */
export function useOverseenToday(schoolId: string) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'today'],
    queryFn: ({ signal }) => school.today({ params: { schoolId } }, { signal }),
  });
}

export interface Paging {
  readonly page: number;
  readonly size: number;
}

/** One page of the homework of a school. */
export function useOverseenHomeworkList(schoolId: string, query: Paging) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'homework', query],
    queryFn: ({ signal }) => reports.homeworks({ params: { schoolId }, query }, { signal }),
    placeholderData: keepOf(schoolId),
  });
}

/** One page of the quizzes of a school. */
export function useOverseenQuizzes(schoolId: string, query: Paging) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'quizzes', query],
    queryFn: ({ signal }) => reports.quizzes({ params: { schoolId }, query }, { signal }),
    placeholderData: keepOf(schoolId),
  });
}

/** How a quiz of a school ended. */
export function useOverseenQuiz(schoolId: string, id: string) {
  return useQuery({
    queryKey: ['organization', 'school', schoolId, 'quiz', id],
    queryFn: ({ signal }) => reports.quizReport({ params: { schoolId, id } }, { signal }),
  });
}

const gamificationKey = (schoolId: string) => ['organization', 'school', schoolId, 'gamification'] as const;

/** Whether the students of a school have badges, cups and the maze. */
export function useOverseenGamification(schoolId: string) {
  return useQuery({
    queryKey: gamificationKey(schoolId),
    queryFn: ({ signal }) => reports.gamification({ params: { schoolId } }, { signal }),
  });
}

/** Switches them on or off for all students of the school. */
export function useSetOverseenGamification(schoolId: string) {
  return useMutation({
    mutationFn: (status: boolean) => reports.setGamification({ params: { schoolId }, body: { status } }),
    onSuccess: (reply) => storeReply(gamificationKey(schoolId), reply),
  });
}
