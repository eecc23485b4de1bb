import type { PracticeWorkKind } from '@mashq/api/contract';

/** Assigned work of a kind. */
export interface AssignmentRef {
  kind: PracticeWorkKind;
  id: string;
}

export interface HomeworkFilter {
  classId?: string | undefined;
  state?: 'draft' | 'scheduled' | 'open' | 'closed' | 'archived' | 'cancelled' | undefined;
}

/** A range of the book as it is typed: pages, or sections counted through the book from 1. */
export interface BookRange {
  grade: number;
  kind: 'pages' | 'sections';
  first: number;
  last: number;
}

/** Names of the teacher's data in the query cache, from general to specific. */
export const teacherKeys = {
  dashboard: ['teacher', 'dashboard'] as const,
  classes: ['teacher', 'classes'] as const,
  skillGrids: (classId: string) => ['teacher', 'skill-grid', { classId }] as const,
  skillGrid: (classId: string, chapter: number | undefined) => ['teacher', 'skill-grid', { classId, chapter }] as const,
  classMastery: (classId: string) => ['teacher', 'class-mastery', classId] as const,
  prerequisites: (classId: string, skillId: string) => ['teacher', 'prerequisites', classId, skillId] as const,
  timesTable: (classId: string) => ['teacher', 'times-table', classId] as const,
  book: (grade: number) => ['teacher', 'book', grade] as const,
  homeworks: ['teacher', 'homeworks'] as const,
  homeworkList: (filter: HomeworkFilter) => ['teacher', 'homeworks', filter] as const,
  range: (range: BookRange | null) => ['teacher', 'range', range] as const,
  assignment: ({ kind, id }: AssignmentRef) => ['teacher', kind, id] as const,
  content: ({ kind, id }: AssignmentRef) => ['teacher', kind, id, 'content'] as const,
  report: ({ kind, id }: AssignmentRef) => ['teacher', kind, id, 'report'] as const,
  groupsReport: (id: string) => ['teacher', 'review', id, 'groups'] as const,
  student: ({ kind, id }: AssignmentRef, studentId: string) => ['teacher', kind, id, 'student', studentId] as const,
  studentSkill: ({ kind, id }: AssignmentRef, studentId: string, skillId: string) =>
    ['teacher', kind, id, 'student', studentId, skillId] as const,
  packages: ['teacher', 'packages'] as const,
  packageList: (filter: HomeworkFilter) => ['teacher', 'packages', filter] as const,
  packagePart: (id: string, part: 'pie' | 'students' | 'activities' | 'edit') =>
    ['teacher', 'package', id, part] as const,
  readyPackages: (grade: number) => ['teacher', 'ready-packages', grade] as const,
  reviews: ['teacher', 'reviews'] as const,
  reviewList: (filter: HomeworkFilter) => ['teacher', 'reviews', filter] as const,
  groups: (classId: string) => ['teacher', 'groups', classId] as const,
  proposedGroups: (classId: string) => ['teacher', 'proposed-groups', classId] as const,
  reviewSkills: (classId: string) => ['teacher', 'review-skills', classId] as const,
};
