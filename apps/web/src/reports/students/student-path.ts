import type { StudentOverview } from '@mashq/api/contract';

/** Path of a student's page. */
export function studentPath({
  student_id,
  grade,
  course_id,
}: Pick<StudentOverview, 'student_id' | 'grade' | 'course_id'>): string {
  return `/teacher/student/${student_id}/grade/${grade}/course/${course_id}`;
}

/** Path of a student's page for a manager. */
export const schoolStudentPath = ({ student_id }: Pick<StudentOverview, 'student_id'>): string =>
  `/school/student/${student_id}`;
