export interface HomeworkFilter {
  classId?: string | undefined;
  state?: 'scheduled' | 'open' | 'closed' | undefined;
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
  skillGrid: (classId: string, chapter: number | undefined) => ['teacher', 'skill-grid', classId, chapter] as const,
  book: (grade: number) => ['teacher', 'book', grade] as const,
  homeworks: ['teacher', 'homeworks'] as const,
  homeworkList: (filter: HomeworkFilter) => ['teacher', 'homeworks', filter] as const,
  range: (range: BookRange | null) => ['teacher', 'range', range] as const,
  homework: (id: string) => ['teacher', 'homework', id] as const,
  report: (id: string) => ['teacher', 'homework', id, 'report'] as const,
  student: (id: string, studentId: string) => ['teacher', 'homework', id, 'student', studentId] as const,
  studentSkill: (id: string, studentId: string, skillId: string) =>
    ['teacher', 'homework', id, 'student', studentId, skillId] as const,
  preview: (skillId: string, level?: number) => ['teacher', 'preview', skillId, level] as const,
};
