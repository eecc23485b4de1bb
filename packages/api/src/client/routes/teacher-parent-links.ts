// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const parentLinks = {
  list: ['GET', '/teacher/student/{studentId}/parent-link/'],
  make: ['POST', '/teacher/student/{studentId}/parent-link/'],
  revoke: ['DELETE', '/teacher/student/{studentId}/parent-link/{id}/'],
} as const satisfies RoutesOf<Contract['teacher']['parentLinks']>;
