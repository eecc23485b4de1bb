// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const auth = {
  login: ['POST', '/auth/login/', 'public'],
  sendCode: ['POST', '/auth/verification-code', 'public'],
  sendCodeByGet: ['GET', '/auth/verification-code', 'public'],
  verify: ['POST', '/auth/verify/', 'public'],
  refresh: ['POST', '/auth/refresh/', 'public'],
  logout: ['POST', '/auth/logout/', 'public'],
  logoutEverywhere: ['POST', '/auth/logout-everywhere/'],
} as const satisfies RoutesOf<Contract['auth']>;
