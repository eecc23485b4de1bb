// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../contract/index.ts';
import type { RoutesOf } from '../route.ts';

export const laboratory = {
  skills: ['GET', '/laboratory/skills/'],
  check: ['POST', '/laboratory/check/'],
} as const satisfies RoutesOf<Contract['laboratory']>;
