import type { Grade } from '@mashq/api/contract';

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
