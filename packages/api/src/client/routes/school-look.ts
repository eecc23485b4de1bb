// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const look = {
  read: ['GET', '/school/look/'],
  save: ['PUT', '/school/look/'],
} as const satisfies RoutesOf<Contract['school']['look']>;
