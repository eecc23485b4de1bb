// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const status = {
  read: ['GET', '/status', 'public'],
} as const satisfies RoutesOf<Contract['status']>;
