// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const visitorMessages = {
  list: ['GET', '/admin/visitor-messages/'],
  handle: ['POST', '/admin/visitor-messages/{id}/handled/'],
  showPhone: ['POST', '/admin/visitor-messages/{id}/phone/'],
} as const satisfies RoutesOf<Contract['admin']['visitorMessages']>;
