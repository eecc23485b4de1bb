// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const school = {
  info: ['GET', '/organization/school/{schoolId}/info/'],
  grades: ['GET', '/organization/school/{schoolId}/dashboard/grade/'],
  classes: ['GET', '/organization/school/{schoolId}/dashboard/grade/{grade}/class/'],
  students: ['GET', '/organization/school/{schoolId}/dashboard/students/student-records/'],
} as const satisfies RoutesOf<Contract['organization']['school']>;
