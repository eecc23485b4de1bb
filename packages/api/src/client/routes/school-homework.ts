// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const homework = {
  list: ['GET', '/school/homework/class/{classId}/'],
  remove: ['DELETE', '/school/homework/{id}/'],
  restore: ['POST', '/school/homework/{id}/restore/'],
  report: ['GET', '/school/homework/{id}/report/'],
  student: ['GET', '/school/homework/{id}/student/{studentId}/'],
  studentSkill: ['GET', '/school/homework/{id}/student/{studentId}/skill/{skillId}/'],
} as const satisfies RoutesOf<Contract['school']['homework']>;
