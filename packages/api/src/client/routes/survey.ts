// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const survey = {
  checkExists: ['GET', '/survey/check-exists/'],
  read: ['GET', '/survey/{id}/'],
  submit: ['POST', '/survey/{id}/submit/'],
  skippedAttempts: ['POST', '/survey/{id}/skipped_attempts/'],
} as const satisfies RoutesOf<Contract['survey']>;
