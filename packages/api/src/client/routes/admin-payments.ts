// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const payments = {
  list: ['GET', '/admin/payments/'],
  detail: ['GET', '/admin/payments/{id}/'],
  refund: ['POST', '/admin/payments/{id}/refund/'],
  export: ['GET', '/admin/payments/export/', 'file'],
} as const satisfies RoutesOf<Contract['admin']['payments']>;
