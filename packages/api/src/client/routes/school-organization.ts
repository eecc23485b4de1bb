// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const organization = {
  namesShown: ['GET', '/school/dashboard/organization-names-status/'],
  showNames: ['PATCH', '/school/dashboard/organization-names-status/'],
} as const satisfies RoutesOf<Contract['school']['organization']>;
