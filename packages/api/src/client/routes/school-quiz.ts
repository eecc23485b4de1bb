// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const quiz = {
  list: ['GET', '/school/quiz/'],
  report: ['GET', '/school/quiz/{id}/report/'],
  student: ['GET', '/school/quiz/{id}/student/{studentId}/'],
  answer: ['GET', '/school/quiz/{id}/student/{studentId}/questions/{position}/'],
  export: ['GET', '/school/quiz/{id}/export/', 'file'],
} as const satisfies RoutesOf<Contract['school']['quiz']>;
