// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const classCode = {
  read: ['GET', '/teacher/class/{classId}/code/'],
  make: ['POST', '/teacher/class/{classId}/code/'],
  revoke: ['DELETE', '/teacher/class/{classId}/code/'],
} as const satisfies RoutesOf<Contract['teacher']['classCode']>;
