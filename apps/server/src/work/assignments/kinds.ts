import { notFound } from '../../platform/app-error.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';

interface KindWords {
  /** What people call it: «تکلیف». */
  readonly noun: string;
  /** Title of the notification of a new one. */
  readonly announced: string;
  /** Address of the child's page before and after the id. */
  readonly path: readonly [string, string];
  /** The teacher's list of them. */
  readonly list: string;
}

/** What a kind of assigned work is called, and where a child finds it. A new kind is one more line. */
export const KINDS: Readonly<Record<AssignmentKind, KindWords>> = {
  homework: { noun: 'تکلیف', announced: 'تکلیف تازه', path: ['/student/homeworks/', ''], list: '/teacher/homeworks' },
  package: { noun: 'بسته', announced: 'بستهٔ تازه', path: ['/student/package/', ''], list: '/teacher/packages' },
  review: { noun: 'مرور', announced: 'مرور تازه', path: ['/student/review/', '/question'], list: '/teacher/reviews' },
  quiz: { noun: 'آزمون', announced: 'آزمون تازه', path: ['/student/quiz?quiz=', ''], list: '/teacher/quiz-reports' },
};

/** The child's address of an assignment. */
export function pathOf(kind: AssignmentKind, assignmentId: string): string {
  const [before, after] = KINDS[kind].path;
  return `${before}${assignmentId}${after}`;
}

/** The teacher's address of an assignment's report. */
export function reportPathOf(kind: AssignmentKind, classId: string, assignmentId: string): string {
  return kind === 'quiz' ? `/teacher/quiz-reports/${classId}/${assignmentId}` : `/teacher/${kind}/${assignmentId}`;
}

export const noSuchAssignment = (kind: AssignmentKind) => notFound(`این ${KINDS[kind].noun} پیدا نشد.`);
export const noSuchChild = (kind: AssignmentKind) => notFound(`این دانش‌آموز در این ${KINDS[kind].noun} نیست.`);
