// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const log = {
  frontend: ['POST', '/log/frontend', 'public'],
} as const satisfies RoutesOf<Contract['log']>;
