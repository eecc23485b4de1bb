import type { SchoolClass } from '@mashq/api/contract';

/** Path of a tab of a class's page. */
export function classPath({ id, course_id }: Pick<SchoolClass, 'id' | 'course_id'>, tab = 'skills'): string {
  return `/teacher/class/${id}/course/${course_id}/${tab}`;
}

/** Path of a tab of a class for the manager of its school. */
export function schoolClassPath({ id, course_id }: Pick<SchoolClass, 'id' | 'course_id'>, tab?: string): string {
  return `/school/class/${id}/course/${course_id}${tab === undefined ? '' : `?tab=${tab}`}`;
}
