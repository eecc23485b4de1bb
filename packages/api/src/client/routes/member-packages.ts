// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const packages = {
  list: ['GET', '/member/package/'],
  read: ['GET', '/member/package/{packageId}/'],
  questions: ['GET', '/member/package/{packageId}/questions/'],
  submit: ['POST', '/member/package/{packageId}/submit/'],
  ready: ['GET', '/member/ready-package/'],
  take: ['POST', '/member/ready-package/{section}/'],
  open: ['POST', '/member/package/{packageId}/activity/{activity}/open/'],
  example: ['GET', '/member/package/{packageId}/activity/{activity}/example/'],
} as const satisfies RoutesOf<Contract['member']['packages']>;
