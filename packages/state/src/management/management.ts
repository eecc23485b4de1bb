import type { Grade } from '@mashq/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/index.ts';

/** The grades of the manager's school. */
export function useSchoolGrades() {
  return useQuery({
    queryKey: ['school', 'grades'],
    queryFn: ({ signal }) => api.school.dashboard.grades({}, { signal }),
  });
}

/** The classes of one grade of the manager's school. */
export function useGradeClasses(grade: Grade) {
  return useQuery({
    queryKey: ['school', 'classes', grade],
    queryFn: ({ signal }) => api.school.dashboard.classes({ params: { grade } }, { signal }),
  });
}

/** The organization's schools by province. */
export function useProvinces() {
  return useQuery({
    queryKey: ['organization', 'provinces'],
    queryFn: ({ signal }) => api.organization.dashboard.provinces({}, { signal }),
  });
}
