// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const registrations = {
  list: ['GET', '/admin/registrations/'],
  showPhone: ['POST', '/admin/registrations/{id}/phone/'],
  confirm: ['POST', '/admin/registrations/{id}/confirm/'],
  refuse: ['POST', '/admin/registrations/{id}/refuse/'],
  schools: ['GET', '/admin/schools/'],
} as const satisfies RoutesOf<Contract['admin']['registrations']>;
