// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const parentLinks = {
  list: ['GET', '/member/parent-link/'],
  make: ['POST', '/member/parent-link/'],
  revoke: ['DELETE', '/member/parent-link/{id}/'],
} as const satisfies RoutesOf<Contract['member']['parentLinks']>;
