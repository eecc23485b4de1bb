// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const review = {
  list: ['GET', '/member/review/'],
  read: ['GET', '/member/review/{reviewId}/'],
  questions: ['GET', '/member/review/{reviewId}/questions/'],
  submit: ['POST', '/member/review/{reviewId}/submit/'],
} as const satisfies RoutesOf<Contract['member']['review']>;
