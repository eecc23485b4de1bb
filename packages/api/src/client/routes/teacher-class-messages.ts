// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const classMessages = {
  list: ['GET', '/channel-message/class/{classId}/'],
  read: ['GET', '/channel-message/{id}/'],
  create: ['POST', '/channel-message/'],
  replace: ['PUT', '/channel-message/{id}/'],
  pin: ['PATCH', '/channel-message/{id}/pin/'],
  remove: ['DELETE', '/channel-message/{id}/'],
  readers: ['GET', '/channel-message/{id}/readers/'],
} as const satisfies RoutesOf<Contract['teacher']['classMessages']>;
