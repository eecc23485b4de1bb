import type { AssignmentKind } from '@mashq/api/contract';

/** Where work of each kind is. */
const PATHS: Readonly<Record<AssignmentKind, string>> = {
  homework: '/student/homeworks/',
  review: '/student/review/',
  package: '/student/package/',
  quiz: '/student/quiz?quiz=',
};

/** The page of a student's work. */
export const studentWorkPath = (kind: AssignmentKind, id: string): string => `${PATHS[kind]}${id}`;
