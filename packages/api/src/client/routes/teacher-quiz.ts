// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const quiz = {
  list: ['GET', '/teacher/quiz/get-all-quiz/'],
  skills: ['GET', '/teacher/quiz/skills/'],
  create: ['POST', '/teacher/quiz/create/'],
  read: ['GET', '/teacher/quiz/{id}/'],
  remove: ['DELETE', '/teacher/quiz/{id}/'],
  restore: ['POST', '/teacher/quiz/{id}/restore/'],
  publish: ['POST', '/teacher/quiz/{id}/publish/'],
  unschedule: ['POST', '/teacher/quiz/{id}/unschedule/'],
  archive: ['POST', '/teacher/quiz/{id}/archive/'],
  unarchive: ['POST', '/teacher/quiz/{id}/unarchive/'],
  update: ['PATCH', '/teacher/quiz/{id}/'],
  questions: ['GET', '/teacher/quiz/{id}/questions/'],
  swap: ['POST', '/teacher/quiz/{id}/questions/{position}/swap/'],
  regradePreview: ['POST', '/teacher/quiz/{id}/questions/{position}/regrade-preview/'],
  regrade: ['POST', '/teacher/quiz/{id}/questions/{position}/regrade/'],
  pause: ['POST', '/teacher/quiz/{id}/pause/'],
  resume: ['POST', '/teacher/quiz/{id}/resume/'],
  close: ['POST', '/teacher/quiz/{id}/close/'],
  release: ['POST', '/teacher/quiz/{id}/release/'],
  allow: ['PATCH', '/teacher/quiz/{id}/student/{studentId}/'],
  report: ['GET', '/teacher/quiz/{id}/report/'],
  student: ['GET', '/teacher/quiz/{id}/student/{studentId}/'],
  answer: ['GET', '/teacher/quiz/{id}/student/{studentId}/questions/{position}/'],
} as const satisfies RoutesOf<Contract['teacher']['quiz']>;
