import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { managementApi } from '../../platform/api/management.ts';

/** Names of the roster in the query cache. */
export const rosterKeys = {
  all: ['school', 'roster'] as const,
  home: ['school', 'roster', 'home'] as const,
  archive: ['school', 'roster', 'archive'] as const,
  newYear: ['school', 'roster', 'new-year'] as const,
  class: (id: string) => ['school', 'roster', 'class', id] as const,
  search: (text: string) => ['school', 'roster', 'search', text] as const,
  import: (id: string) => ['school', 'roster', 'import', id] as const,
};

/** Classes and people of the manager's school. */
export function useRoster() {
  return useQuery({
    queryKey: rosterKeys.home,
    queryFn: ({ signal }) => managementApi.school.roster.overview({}, { signal }),
  });
}

/** One class of this year or a past one. */
export function useRosterClass(id: string) {
  return useQuery({
    queryKey: rosterKeys.class(id),
    queryFn: ({ signal }) => managementApi.school.roster.classInfo({ params: { id } }, { signal }),
  });
}

export function useArchivedYears() {
  return useQuery({
    queryKey: rosterKeys.archive,
    queryFn: ({ signal }) => managementApi.school.roster.archive({}, { signal }),
  });
}

/** What a new school year would do. */
export function useNewYearPlan() {
  return useQuery({
    queryKey: rosterKeys.newYear,
    queryFn: ({ signal }) => managementApi.school.roster.newYearPlan({}, { signal }),
  });
}

/** Children of the school by name, username or registration number. */
export function useStudentSearch(search: string) {
  return useQuery({
    queryKey: rosterKeys.search(search),
    queryFn: ({ signal }) => managementApi.school.roster.searchStudents({ query: { search } }, { signal }),
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
  });
}
