// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const catalog = {
  plans: ['GET', '/admin/plans/'],
  addPlan: ['POST', '/admin/plans/'],
  retirePlan: ['POST', '/admin/plans/{id}/retire/'],
  codes: ['GET', '/admin/discount-codes/'],
  addCode: ['POST', '/admin/discount-codes/'],
} as const satisfies RoutesOf<Contract['admin']['catalog']>;
