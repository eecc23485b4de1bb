import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { schoolRosterApi } from '../../platform/api/school-roster-api.ts';
import { rosterKeys } from './keys.ts';

/** Classes and people of the manager's school. */
export function useRoster() {
  return useQuery({
    queryKey: rosterKeys.home,
    queryFn: ({ signal }) => schoolRosterApi.overview({}, { signal }),
  });
}

/** One class of this year or a past one. */
export function useRosterClass(id: string) {
  return useQuery({
    queryKey: rosterKeys.class(id),
    queryFn: ({ signal }) => schoolRosterApi.classInfo({ params: { id } }, { signal }),
  });
}

export function useArchivedYears() {
  return useQuery({
    queryKey: rosterKeys.archive,
    queryFn: ({ signal }) => schoolRosterApi.archive({}, { signal }),
  });
}

/** What a new school year would do. */
export function useNewYearPlan() {
  return useQuery({
    queryKey: rosterKeys.newYear,
    queryFn: ({ signal }) => schoolRosterApi.newYearPlan({}, { signal }),
  });
}

/** Children of the school by name, username or registration number. */
export function useStudentSearch(search: string) {
  return useQuery({
    queryKey: rosterKeys.search(search),
    queryFn: ({ signal }) => schoolRosterApi.searchStudents({ query: { search } }, { signal }),
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
  });
}
