import type { SchoolClass } from '@mashq/api/contract';

/** Path of a class's skill report. */
export function classPath({ id, course_id }: Pick<SchoolClass, 'id' | 'course_id'>): string {
  return `/teacher/class/${id}/course/${course_id}/skills`;
}
