import type { SchoolClass } from '@mashq/api/contract';
import { classPath, schoolClassPath } from '../../platform/routing/class-path.ts';
import { schoolStudentPath, studentPath } from '../students/student-path.ts';

export type ClassOfGrid = Pick<SchoolClass, 'id' | 'title' | 'grade' | 'course_id'>;

/** Where names, skills and cells of a class's grid lead, for its teacher or for the manager of its school. */
export function gridPaths(schoolClass: ClassOfGrid, chapter: number, isTeacher: boolean) {
  const ofStudent = (studentId: string) =>
    (isTeacher ? studentPath : schoolStudentPath)({ ...schoolClass, student_id: studentId });
  const inChapter = (skillId: string) => new URLSearchParams({ chapter: String(chapter), skill: skillId });
  return {
    student: ofStudent,
    /** The student's page at a skill. */
    cell: (studentId: string, skillId: string) => `${ofStudent(studentId)}?${inChapter(skillId)}`,
    /** Who of the class is where in a skill. */
    skill: (skillId: string) => `${(isTeacher ? classPath : schoolClassPath)(schoolClass)}?${inChapter(skillId)}`,
  };
}
