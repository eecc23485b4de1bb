// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const registration = {
  register: ['POST', '/auth/register/', 'public'],
  preRegister: ['POST', '/auth/pre-registration/', 'public'],
} as const satisfies RoutesOf<Contract['registration']>;
