import type { Grade, SchoolClass } from '@mashq/api/contract';

/** What every tab of a class's page gets. */
export interface ClassTabProps {
  schoolClass: SchoolClass;
}

/** Path of a tab of a class's page. */
export function classPath({ id, course_id }: Pick<SchoolClass, 'id' | 'course_id'>, tab = 'skills'): string {
  return `/teacher/class/${id}/course/${course_id}/${tab}`;
}

/** Path of a tab of a class for the manager of its school. */
export function schoolClassPath({ id, course_id }: Pick<SchoolClass, 'id' | 'course_id'>, tab?: string): string {
  return `/school/class/${id}/course/${course_id}${tab === undefined ? '' : `?tab=${tab}`}`;
}

/** Grades by their word in an address. */
export const GRADE_WORDS = { third: 3, fourth: 4, fifth: 5, sixth: 6 } as const satisfies Record<string, Grade>;

/** The word of a grade in an address. */
export function gradeWord(grade: Grade): string {
  return Object.entries(GRADE_WORDS).find(([, one]) => one === grade)?.[0] ?? '';
}

/** The address of a grade of the manager's school. */
export function gradePath(grade: Grade): string {
  return `/school/grades/${gradeWord(grade)}`;
}
