// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const dashboard = {
  read: ['GET', '/teacher/dashboard/'],
  classes: ['GET', '/teacher/dashboard/classes/'],
  skillGrid: ['GET', '/teacher/dashboard/class/{classId}/skills/'],
  classMastery: ['GET', '/teacher/dashboard/class/{classId}/mastery/'],
  book: ['GET', '/teacher/dashboard/book/'],
} as const satisfies RoutesOf<Contract['teacher']['dashboard']>;
