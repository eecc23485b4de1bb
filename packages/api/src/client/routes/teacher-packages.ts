// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const packages = {
  list: ['GET', '/teacher/package/'],
  read: ['GET', '/teacher/package/{id}/'],
  update: ['PATCH', '/teacher/package/{id}/'],
  remove: ['DELETE', '/teacher/package/{id}/'],
  restore: ['POST', '/teacher/package/{id}/restore/'],
  comment: ['POST', '/teacher/package/{id}/comment/'],
  deadline: ['PATCH', '/teacher/package/{id}/deadline/'],
  briefSkills: ['GET', '/teacher/package/{id}/brief-skills/'],
  publish: ['POST', '/teacher/package/{id}/publish/'],
  unschedule: ['POST', '/teacher/package/{id}/unschedule/'],
  archive: ['POST', '/teacher/package/{id}/archive/'],
  unarchive: ['POST', '/teacher/package/{id}/unarchive/'],
  setStudentState: ['PATCH', '/teacher/package/{id}/student/{studentId}/'],
  decideWaiting: ['POST', '/teacher/package/{id}/student/{studentId}/waiting-answers/'],
  report: ['GET', '/teacher/package/{id}/report/'],
  student: ['GET', '/teacher/package/{id}/student/{studentId}/'],
  studentSkill: ['GET', '/teacher/package/{id}/student/{studentId}/skill/{skillId}/'],
  ready: ['GET', '/teacher/package/ready/'],
  create: ['POST', '/teacher/package/'],
  replace: ['PUT', '/teacher/package/{id}/'],
  isActive: ['PATCH', '/teacher/package/{id}/is-active/'],
  activities: ['GET', '/teacher/package/{id}/activities/'],
  pieChart: ['GET', '/teacher/package/{id}/pie-chart/'],
  students: ['GET', '/teacher/package/{id}/students/'],
} as const satisfies RoutesOf<Contract['teacher']['packages']>;
