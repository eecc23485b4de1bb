// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route-table.ts';

export type StudentCalls = Contract['member'];

export const student = {
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
    example: ['GET', '/member/questions/{questionId}/example/'],
    exampleSeen: ['POST', '/member/questions/{questionId}/example/seen/'],
    tryExample: ['POST', '/member/questions/{questionId}/example/try/'],
    report: ['POST', '/member/questions/{questionId}/report/'],
  },
  review: {
    list: ['GET', '/member/review/'],
    read: ['GET', '/member/review/{reviewId}/'],
    questions: ['GET', '/member/review/{reviewId}/questions/'],
    submit: ['POST', '/member/review/{reviewId}/submit/'],
  },
  quiz: {
    list: ['GET', '/member/quiz/'],
    finalReport: ['GET', '/member/quiz/final-report/'],
    read: ['GET', '/member/quiz/{quizId}/'],
    begin: ['POST', '/member/quiz/{quizId}/begin/'],
    questions: ['GET', '/member/quiz/{quizId}/questions/'],
    goOn: ['POST', '/member/quiz/{quizId}/go-on/'],
    flag: ['PATCH', '/member/quiz/{quizId}/questions/{position}/'],
    left: ['POST', '/member/quiz/{quizId}/left-page/'],
    submit: ['POST', '/member/quiz/{quizId}/submit/'],
    report: ['GET', '/member/quiz/{quizId}/report/'],
  },
  packages: {
    list: ['GET', '/member/package/'],
    read: ['GET', '/member/package/{packageId}/'],
    questions: ['GET', '/member/package/{packageId}/questions/'],
    submit: ['POST', '/member/package/{packageId}/submit/'],
    ready: ['GET', '/member/ready-package/'],
    take: ['POST', '/member/ready-package/{section}/'],
    open: ['POST', '/member/package/{packageId}/activity/{activity}/open/'],
    example: ['GET', '/member/package/{packageId}/activity/{activity}/example/'],
  },
  assignments: {
    open: ['GET', '/member/assignments/'],
  },
  classMessages: {
    list: ['GET', '/channel-message/'],
    unseenCount: ['GET', '/channel-message/unseen-count/'],
    seen: ['POST', '/channel-message/seen/'],
  },
  skills: {
    list: ['GET', '/member/skills/'],
    stepBack: ['GET', '/member/skills/{skillId}/step-back/'],
  },
  courses: {
    list: ['GET', '/member/courses/'],
    read: ['GET', '/member/courses/{courseId}/'],
  },
  sessions: {
    start: ['POST', '/member/skills/sessions/'],
    open: ['GET', '/member/skills/open-session/'],
    read: ['GET', '/member/skills/sessions/{sessionId}/'],
    questions: ['GET', '/member/skills/sessions/{sessionId}/questions/'],
    due: ['GET', '/member/skills/due/'],
  },
  warmUp: {
    begin: ['POST', '/member/warm-up/'],
    answer: ['POST', '/member/warm-up/tries/'],
  },
  placement: {
    read: ['GET', '/member/placement/'],
    next: ['POST', '/member/placement/'],
  },
  reports: {
    completionSummary: ['GET', '/member/reports/completion-summary/'],
  },
  classroom: {
    join: ['POST', '/member/class/join/'],
    classmates: ['GET', '/member/classmates/'],
    publicProfile: ['GET', '/member/public-profile/{id}/'],
  },
  practiceReports: {
    hourlyDistribution: ['GET', '/member/reports/hourly-distribution/'],
    practiceDuration: ['GET', '/member/reports/practice-duration/'],
    accuracy: ['GET', '/member/reports/accuracy/'],
    performanceByTime: ['GET', '/member/reports/performance-by-time-of-day/'],
    skillsPerformance: ['GET', '/member/reports/skills-performance/'],
  },
  parentLinks: {
    list: ['GET', '/member/parent-link/'],
    make: ['POST', '/member/parent-link/'],
    revoke: ['DELETE', '/member/parent-link/{id}/'],
  },
  rewards: {
    badges: ['GET', '/member/badges/'],
    badgesSeen: ['POST', '/member/badges/seen/'],
    newBadgesCount: ['GET', '/member/new-badges-count/'],
    cups: ['GET', '/member/reports/cups/'],
    maze: ['GET', '/member/games/maze/'],
    mazePlayed: ['POST', '/member/games/maze/played/'],
    mazeSolved: ['POST', '/member/games/maze/solved/'],
  },
  search: {
    find: ['GET', '/member/search/'],
  },
} as const satisfies RoutesOf<StudentCalls>;
