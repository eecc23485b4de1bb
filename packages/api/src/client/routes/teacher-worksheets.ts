// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const worksheets = {
  homework: ['GET', '/teacher/homework/{id}/worksheet/'],
  review: ['GET', '/teacher/review/{id}/worksheet/'],
  skills: ['POST', '/teacher/class/{classId}/worksheet/'],
} as const satisfies RoutesOf<Contract['teacher']['worksheets']>;
