/** A question by its id, or the current practice question of a skill. */
export type QuestionAddress =
  | { questionId: string; homeworkId?: string | undefined; sessionId?: string | undefined }
  | { skillId: string };

/** Names of the student's data in the query cache, from general to specific. */
export const memberKeys = {
  homeworks: ['member', 'homeworks'] as const,
  homeworkList: (state: 'open' | 'past') => ['member', 'homeworks', state] as const,
  homework: (homeworkId: string) => ['member', 'homework', homeworkId] as const,
  homeworkQuestions: (homeworkId: string) => ['member', 'homework', homeworkId, 'questions'] as const,
  question: (address: QuestionAddress) =>
    'skillId' in address
      ? (['member', 'practice', address.skillId] as const)
      : (['member', 'question', address.questionId] as const),
  courses: ['member', 'courses'] as const,
  course: (courseId: number) => ['member', 'courses', courseId] as const,
  dueSkills: ['member', 'due'] as const,
  practiceSession: (sessionId: string) => ['member', 'session', sessionId] as const,
  practiceSessionQuestions: (sessionId: string) => ['member', 'session', sessionId, 'questions'] as const,
  outcomes: (questionId: string) => ['member', 'outcomes', questionId] as const,
  skills: ['member', 'skills'] as const,
  reports: ['member', 'reports'] as const,
};
