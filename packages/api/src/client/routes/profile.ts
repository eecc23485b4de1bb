// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const profile = {
  brief: ['GET', '/member/profile/brief'],
  setTheme: ['PATCH', '/member/profile/'],
  dismissNotification: ['DELETE', '/member/notification/{id}/'],
} as const satisfies RoutesOf<Contract['profile']>;
