// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const site = {
  question: ['GET', '/site/question/', 'public'],
  answerQuestion: ['POST', '/site/question/answer/', 'public'],
  sendMessage: ['POST', '/site/message/', 'public'],
  plans: ['GET', '/site/plans/', 'public'],
  preOrder: ['POST', '/site/pre-order/', 'public'],
  apiOrigins: ['GET', '/site/api-origins/', 'public'],
  applyForJob: ['POST', '/site/job-application/', 'public'],
} as const satisfies RoutesOf<Contract['site']>;
