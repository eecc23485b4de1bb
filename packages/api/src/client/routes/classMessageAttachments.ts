// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const classMessageAttachments = {
  image: ['GET', '/channel-message/{id}/attachment/{attachmentId}/image/{size}/', 'file'],
  file: ['GET', '/channel-message/{id}/attachment/{attachmentId}/file/', 'file'],
} as const satisfies RoutesOf<Contract['classMessageAttachments']>;
