// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const upload = {
  begin: ['POST', '/upload/'],
  append: ['PUT', '/upload/{uploadId}/chunk/'],
  finish: ['POST', '/upload/{uploadId}/image/'],
  finishFile: ['POST', '/upload/{uploadId}/file/'],
} as const satisfies RoutesOf<Contract['upload']>;
