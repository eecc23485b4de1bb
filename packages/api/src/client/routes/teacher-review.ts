// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const review = {
  list: ['GET', '/teacher/review/'],
  read: ['GET', '/teacher/review/{id}/'],
  update: ['PATCH', '/teacher/review/{id}/'],
  remove: ['DELETE', '/teacher/review/{id}/'],
  restore: ['POST', '/teacher/review/{id}/restore/'],
  comment: ['POST', '/teacher/review/{id}/comment/'],
  deadline: ['PATCH', '/teacher/review/{id}/deadline/'],
  briefSkills: ['GET', '/teacher/review/{id}/brief-skills/'],
  publish: ['POST', '/teacher/review/{id}/publish/'],
  unschedule: ['POST', '/teacher/review/{id}/unschedule/'],
  archive: ['POST', '/teacher/review/{id}/archive/'],
  unarchive: ['POST', '/teacher/review/{id}/unarchive/'],
  setStudentState: ['PATCH', '/teacher/review/{id}/student/{studentId}/'],
  decideWaiting: ['POST', '/teacher/review/{id}/student/{studentId}/waiting-answers/'],
  report: ['GET', '/teacher/review/{id}/report/'],
  student: ['GET', '/teacher/review/{id}/student/{studentId}/'],
  studentSkill: ['GET', '/teacher/review/{id}/student/{studentId}/skill/{skillId}/'],
  groups: ['GET', '/teacher/review/groups/'],
  create: ['POST', '/teacher/review/'],
  replace: ['PUT', '/teacher/review/{id}/'],
  groupsReport: ['GET', '/teacher/review/{id}/groups-report/'],
  students: ['GET', '/teacher/review/{id}/students/'],
} as const satisfies RoutesOf<Contract['teacher']['review']>;
