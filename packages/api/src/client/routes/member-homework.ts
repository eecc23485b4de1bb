// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const homework = {
  list: ['GET', '/member/homework/'],
  read: ['GET', '/member/homework/{homeworkId}/'],
  questions: ['GET', '/member/homework/{homeworkId}/questions/'],
  submit: ['POST', '/member/homework/{homeworkId}/submit/'],
} as const satisfies RoutesOf<Contract['member']['homework']>;
