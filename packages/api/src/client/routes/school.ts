// Written by `pnpm --filter @mashq/api routes` from the contract.
import { dashboard } from './school-dashboard.ts';
import { quiz } from './school-quiz.ts';

export const school = {
  dashboard,
  quiz,
};
