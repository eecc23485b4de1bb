import type { AssignmentKind, PracticeWorkKind } from '@mashq/api/contract';

/** Kinds of assigned work whose questions are assigned all at once. */
export type SeriesKind = Exclude<PracticeWorkKind, 'package'>;

/** What a question is one of: assigned work of a kind, or a practice session. */
export type QuestionSet = readonly [kind: AssignmentKind | 'session', id: string];

/** A question by its id, or the current practice question of a skill. */
export type QuestionRef = { questionId: string; series?: QuestionSet | undefined } | { skillId: string };

/**
 * Names of the student's data in the query cache, from general to specific. What several modules change is named by an object, so
 * that it is found by a part of its name: `questionsOfSets` finds the questions of every set.
 */
export const memberKeys = {
  homeworks: ['member', 'homeworks'] as const,
  homeworkList: (state: 'open' | 'past') => ['member', 'homeworks', { list: state }] as const,
  openAssignments: ['member', 'homeworks', { list: 'every kind' }] as const,
  series: ([of, id]: QuestionSet) => ['member', { part: 'work', of, id }] as const,
  seriesQuestions: ([of, id]: QuestionSet) => ['member', { part: 'questions', of, id }] as const,
  sessions: ['member', { part: 'work', of: 'session' }] as const,
  questionsOfSets: ['member', { part: 'questions' }] as const,
  questions: ['member', { part: 'question' }] as const,
  question: (address: QuestionRef) =>
    'skillId' in address
      ? (['member', { part: 'question', skill: address.skillId }] as const)
      : (['member', { part: 'question', id: address.questionId }] as const),
  example: (questionId: string) => ['member', { part: 'example', id: questionId }] as const,
  readyPackages: ['member', 'ready-packages'] as const,
  courses: ['member', 'courses'] as const,
  course: (courseId: number) => ['member', 'courses', courseId] as const,
  warmUp: ['member', 'warm up'] as const,
  placement: ['member', 'placement'] as const,
  openSession: ['member', 'open session'] as const,
  dueSkills: ['member', 'due'] as const,
  skills: ['member', 'skills'] as const,
  stepBack: (skillId: string, questionId: string) => ['member', 'step back', skillId, questionId] as const,
  reports: ['member', 'reports'] as const,
};
