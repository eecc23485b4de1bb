import type { Grade } from '@mashq/api/contract';
import { type Query, queryOptions, useQuery } from '@tanstack/react-query';
import { managementApi } from '../../platform/api/management.ts';
import { queryClient } from '../../platform/query/query-client.ts';

const { dashboard, school } = managementApi.organization;

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
