// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const homework = {
  list: ['GET', '/teacher/homework/'],
  read: ['GET', '/teacher/homework/{id}/'],
  update: ['PATCH', '/teacher/homework/{id}/'],
  remove: ['DELETE', '/teacher/homework/{id}/'],
  restore: ['POST', '/teacher/homework/{id}/restore/'],
  comment: ['POST', '/teacher/homework/{id}/comment/'],
  deadline: ['PATCH', '/teacher/homework/{id}/deadline/'],
  briefSkills: ['GET', '/teacher/homework/{id}/brief-skills/'],
  publish: ['POST', '/teacher/homework/{id}/publish/'],
  unschedule: ['POST', '/teacher/homework/{id}/unschedule/'],
  archive: ['POST', '/teacher/homework/{id}/archive/'],
  unarchive: ['POST', '/teacher/homework/{id}/unarchive/'],
  setStudentState: ['PATCH', '/teacher/homework/{id}/student/{studentId}/'],
  decideWaiting: ['POST', '/teacher/homework/{id}/student/{studentId}/waiting-answers/'],
  skills: ['GET', '/teacher/homework/skills/'],
  create: ['POST', '/teacher/homework/'],
  reviewSkills: ['GET', '/teacher/homework/review-skills/'],
  replace: ['PUT', '/teacher/homework/{id}/'],
  copy: ['POST', '/teacher/homework/{id}/copy/'],
  report: ['GET', '/teacher/homework/{id}/report/'],
  student: ['GET', '/teacher/homework/{id}/student/{studentId}/'],
  studentSkill: ['GET', '/teacher/homework/{id}/student/{studentId}/skill/{skillId}/'],
} as const satisfies RoutesOf<Contract['teacher']['homework']>;
