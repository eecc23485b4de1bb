import type { SchoolClass } from '@mashq/api/contract';

/** Where a teacher sees a class by its skills. */
export function classPath({ id, course_id }: Pick<SchoolClass, 'id' | 'course_id'>): string {
  return `/teacher/class/${id}/course/${course_id}/skills`;
}
