// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const classroom = {
  join: ['POST', '/member/class/join/'],
  classmates: ['GET', '/member/classmates/'],
  publicProfile: ['GET', '/member/public-profile/{id}/'],
} as const satisfies RoutesOf<Contract['member']['classroom']>;
