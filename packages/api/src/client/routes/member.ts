// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../contract/index.ts';
import type { RoutesOf } from '../route.ts';

export const member = {
  homework: {
    list: ['GET', '/member/homework/'],
    read: ['GET', '/member/homework/{homeworkId}/'],
    questions: ['GET', '/member/homework/{homeworkId}/questions/'],
    submit: ['POST', '/member/homework/{homeworkId}/submit/'],
  },
  questions: {
    read: ['GET', '/member/questions/'],
    answer: ['POST', '/member/questions/{questionId}/answer/'],
    hint: ['POST', '/member/questions/{questionId}/hint/'],
    solution: ['POST', '/member/questions/{questionId}/solution/'],
    solutionUnderstood: ['POST', '/member/questions/solution-understood/'],
    report: ['POST', '/member/questions/{questionId}/report/'],
  },
  review: {
    list: ['GET', '/member/review/'],
    read: ['GET', '/member/review/{reviewId}/'],
    questions: ['GET', '/member/review/{reviewId}/questions/'],
    submit: ['POST', '/member/review/{reviewId}/submit/'],
  },
  assignments: {
    open: ['GET', '/member/assignments/'],
  },
  skills: {
    list: ['GET', '/member/skills/'],
  },
  courses: {
    list: ['GET', '/member/courses/'],
    read: ['GET', '/member/courses/{courseId}/'],
  },
  sessions: {
    start: ['POST', '/member/skills/sessions/'],
    read: ['GET', '/member/skills/sessions/{sessionId}/'],
    questions: ['GET', '/member/skills/sessions/{sessionId}/questions/'],
    due: ['GET', '/member/skills/due/'],
  },
  reports: {
    completionSummary: ['GET', '/member/reports/completion-summary/'],
  },
} as const satisfies RoutesOf<Contract['member']>;
