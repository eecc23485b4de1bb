import type { Band } from '@mashq/api/contract';

export interface StudentFilter {
  search?: string | undefined;
  classId?: string | undefined;
  band?: Band | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

/** Names of the students' data in the query cache. */
export const studentKeys = {
  lists: ['teacher', 'students'] as const,
  list: (filter: StudentFilter) => ['teacher', 'students', filter] as const,
  student: (id: string) => ['teacher', 'student', id] as const,
  placement: (id: string) => ['teacher', 'student', id, 'placement'] as const,
  report: (id: string, grade: number | undefined) => ['teacher', 'student', id, grade] as const,
};
