// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const preOrders = {
  list: ['GET', '/admin/pre-orders/'],
  detail: ['GET', '/admin/pre-orders/{id}/'],
  change: ['POST', '/admin/pre-orders/{id}/change/'],
  showPhone: ['POST', '/admin/pre-orders/{id}/phone/'],
} as const satisfies RoutesOf<Contract['admin']['preOrders']>;
