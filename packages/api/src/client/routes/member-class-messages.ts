// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const classMessages = {
  list: ['GET', '/channel-message/'],
  unseenCount: ['GET', '/channel-message/unseen-count/'],
  seen: ['POST', '/channel-message/seen/'],
} as const satisfies RoutesOf<Contract['member']['classMessages']>;
