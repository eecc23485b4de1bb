// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const questions = {
  read: ['GET', '/member/questions/'],
  answer: ['POST', '/member/questions/{questionId}/answer/'],
  hint: ['POST', '/member/questions/{questionId}/hint/'],
  solution: ['POST', '/member/questions/{questionId}/solution/'],
  solutionUnderstood: ['POST', '/member/questions/solution-understood/'],
  report: ['POST', '/member/questions/{questionId}/report/'],
} as const satisfies RoutesOf<Contract['member']['questions']>;
