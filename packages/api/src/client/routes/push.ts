// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const push = {
  key: ['GET', '/member/push/key/'],
  subscribe: ['PUT', '/member/push/subscription/'],
  unsubscribe: ['POST', '/member/push/unsubscribe/'],
} as const satisfies RoutesOf<Contract['push']>;
