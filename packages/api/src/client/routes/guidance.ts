// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const guidance = {
  closed: ['GET', '/member/pointers/'],
  close: ['POST', '/member/pointers/close/'],
} as const satisfies RoutesOf<Contract['guidance']>;
