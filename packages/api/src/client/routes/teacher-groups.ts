// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const groups = {
  list: ['GET', '/teacher/dashboard/class/{classId}/groups/'],
  create: ['POST', '/teacher/dashboard/class/{classId}/groups/'],
  update: ['PATCH', '/teacher/dashboard/class/{classId}/groups/{groupId}/'],
  remove: ['DELETE', '/teacher/dashboard/class/{classId}/groups/{groupId}/'],
} as const satisfies RoutesOf<Contract['teacher']['groups']>;
