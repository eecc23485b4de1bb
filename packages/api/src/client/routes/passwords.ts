// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const passwords = {
  issueResetToken: ['POST', '/auth/reset-token', 'public'],
  reset: ['POST', '/auth/reset-password/', 'public'],
  edit: ['POST', '/auth/edit-pass/'],
} as const satisfies RoutesOf<Contract['passwords']>;
