import type { Grade } from '@mashq/api/contract';
import { useQuery } from '@tanstack/react-query';
import { managementApi } from '../api/management-api.ts';

/** The grades of the manager's school. */
export function useSchoolGrades() {
  return useQuery({
    queryKey: ['school', 'grades'],
    queryFn: ({ signal }) => managementApi.school.dashboard.grades({}, { signal }),
  });
}

/** The classes of one grade of the manager's school. */
export function useGradeClasses(grade: Grade) {
  return useQuery({
    queryKey: ['school', 'classes', grade],
    queryFn: ({ signal }) => managementApi.school.dashboard.classes({ params: { grade } }, { signal }),
  });
}
