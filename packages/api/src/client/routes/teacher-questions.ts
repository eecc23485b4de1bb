// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route.ts';

export const questions = {
  preview: ['GET', '/teacher/questions/'],
  report: ['POST', '/teacher/questions/report/'],
} as const satisfies RoutesOf<Contract['teacher']['questions']>;
