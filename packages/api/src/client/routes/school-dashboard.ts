// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const dashboard = {
  gamification: ['GET', '/school/dashboard/gamification-status/'],
  setGamification: ['PATCH', '/school/dashboard/gamification-status/'],
  grades: ['GET', '/school/dashboard/grade/'],
  classes: ['GET', '/school/dashboard/grade/{grade}/class/'],
} as const satisfies RoutesOf<Contract['school']['dashboard']>;
