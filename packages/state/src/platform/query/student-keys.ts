import type { AssignmentKind, PracticeWorkKind } from '@mashq/api/contract';

/** Kinds of assigned work whose questions are assigned all at once. */
export type SeriesKind = Exclude<PracticeWorkKind, 'package'>;

/** What a question is one of: assigned work of a kind, or a practice session. */
export type QuestionSet = readonly [kind: AssignmentKind | 'session', id: string];

/** A question by its id, or the current practice question of a skill. */
export type QuestionRef = { questionId: string; series?: QuestionSet | undefined } | { skillId: string };

/** Names of the student's data in the query cache, from general to specific. */
export const memberKeys = {
  homeworks: ['member', 'homeworks'] as const,
  homeworkList: (state: 'open' | 'past') => ['member', 'homeworks', state] as const,
  openAssignments: ['member', 'homeworks', 'every kind'] as const,
  series: (series: QuestionSet) => ['member', ...series] as const,
  seriesQuestions: (series: QuestionSet) => ['member', ...series, 'questions'] as const,
  question: (address: QuestionRef) =>
    'skillId' in address
      ? (['member', 'practice', address.skillId] as const)
      : (['member', 'question', address.questionId] as const),
  readyPackages: ['member', 'ready-packages'] as const,
  courses: ['member', 'courses'] as const,
  course: (courseId: number) => ['member', 'courses', courseId] as const,
  openSession: ['member', 'open session'] as const,
  dueSkills: ['member', 'due'] as const,
  skills: ['member', 'skills'] as const,
  reports: ['member', 'reports'] as const,
};
