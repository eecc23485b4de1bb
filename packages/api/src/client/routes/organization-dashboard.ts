// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const dashboard = {
  provinces: ['GET', '/organization/dashboard/ostan/'],
  schools: ['GET', '/organization/dashboard/ostan/{provinceCode}/school/'],
} as const satisfies RoutesOf<Contract['organization']['dashboard']>;
