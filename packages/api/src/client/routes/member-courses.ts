// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const courses = {
  list: ['GET', '/member/courses/'],
  read: ['GET', '/member/courses/{courseId}/'],
} as const satisfies RoutesOf<Contract['member']['courses']>;
