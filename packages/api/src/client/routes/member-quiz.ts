// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const quiz = {
  list: ['GET', '/member/quiz/'],
  finalReport: ['GET', '/member/quiz/final-report/'],
  read: ['GET', '/member/quiz/{quizId}/'],
  begin: ['POST', '/member/quiz/{quizId}/begin/'],
  questions: ['GET', '/member/quiz/{quizId}/questions/'],
  goOn: ['POST', '/member/quiz/{quizId}/go-on/'],
  flag: ['PATCH', '/member/quiz/{quizId}/questions/{position}/'],
  left: ['POST', '/member/quiz/{quizId}/left-page/'],
  submit: ['POST', '/member/quiz/{quizId}/submit/'],
  report: ['GET', '/member/quiz/{quizId}/report/'],
} as const satisfies RoutesOf<Contract['member']['quiz']>;
