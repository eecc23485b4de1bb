// Written by `pnpm --filter @mashq/api routes` from the contract.
import { dashboard } from './school-dashboard.ts';
import { quiz } from './school-quiz.ts';
import { roster } from './school-roster.ts';

export const school = {
  dashboard,
  quiz,
  roster,
};
