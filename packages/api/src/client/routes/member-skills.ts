// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const skills = {
  list: ['GET', '/member/skills/'],
} as const satisfies RoutesOf<Contract['member']['skills']>;
