import type { Call, Contract, Method } from '../contract/index.ts';

/** Method, path, and `public` where no token is sent. */
export type Route = readonly [method: Method, path: string, access?: 'public'];
export interface RouteTable {
  readonly [name: string]: Route | RouteTable;
}
type RoutesOf<T> = { readonly [K in keyof T]: T[K] extends Call ? Route : RoutesOf<T[K]> };

/**
 * What the client knows of the contract at run time. Written by `pnpm --filter @mashq/api routes`; a call that is
 * missing here does not type-check, and one that differs from the contract fails its test.
 */
export const routes = {
  auth: {
    login: ['POST', '/auth/login/', 'public'],
    sendCode: ['POST', '/auth/verification-code', 'public'],
    sendCodeByGet: ['GET', '/auth/verification-code', 'public'],
    verify: ['POST', '/auth/verify/', 'public'],
    refresh: ['POST', '/auth/refresh/', 'public'],
    logout: ['POST', '/auth/logout/', 'public'],
    logoutEverywhere: ['POST', '/auth/logout-everywhere/'],
  },
  profile: {
    brief: ['GET', '/member/profile/brief'],
    setTheme: ['PATCH', '/member/profile/'],
    dismissNotification: ['DELETE', '/member/notification/{id}/'],
  },
  status: {
    read: ['GET', '/status', 'public'],
  },
  log: {
    frontend: ['POST', '/log/frontend', 'public'],
  },
  member: {
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
    },
    skills: {
      list: ['GET', '/member/skills/'],
    },
    reports: {
      completionSummary: ['GET', '/member/reports/completion-summary/'],
    },
  },
  teacher: {
    dashboard: {
      read: ['GET', '/teacher/dashboard/'],
      classes: ['GET', '/teacher/dashboard/classes/'],
      skillGrid: ['GET', '/teacher/dashboard/class/{classId}/skills/'],
      book: ['GET', '/teacher/dashboard/book/'],
    },
    homework: {
      list: ['GET', '/teacher/homework/'],
      skills: ['GET', '/teacher/homework/skills/'],
      create: ['POST', '/teacher/homework/'],
      read: ['GET', '/teacher/homework/{id}/'],
      update: ['PATCH', '/teacher/homework/{id}/'],
      remove: ['DELETE', '/teacher/homework/{id}/'],
      comment: ['POST', '/teacher/homework/{id}/comment/'],
      deadline: ['PATCH', '/teacher/homework/{id}/deadline/'],
      briefSkills: ['GET', '/teacher/homework/{id}/brief-skills/'],
      report: ['GET', '/teacher/homework/{id}/report/'],
      student: ['GET', '/teacher/homework/{id}/student/{studentId}/'],
      studentSkill: ['GET', '/teacher/homework/{id}/student/{studentId}/skill/{skillId}/'],
      setStudentState: ['PATCH', '/teacher/homework/{id}/student/{studentId}/'],
    },
    questions: {
      preview: ['GET', '/teacher/questions/'],
    },
  },
  school: {
    dashboard: {
      grades: ['GET', '/school/dashboard/grade/'],
      classes: ['GET', '/school/dashboard/grade/{grade}/class/'],
    },
  },
  organization: {
    dashboard: {
      provinces: ['GET', '/organization/dashboard/ostan/'],
    },
  },
} as const satisfies RoutesOf<Contract>;
