// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const notifications = {
  list: ['GET', '/member/notification/'],
  unreadCount: ['GET', '/member/notification/unread-count/'],
  read: ['POST', '/member/notification/read/'],
  restore: ['POST', '/member/notification/{id}/restore/'],
  settings: ['GET', '/member/notification/settings/'],
  mute: ['PUT', '/member/notification/settings/'],
} as const satisfies RoutesOf<Contract['notifications']>;
