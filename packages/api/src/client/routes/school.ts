// Written by `pnpm --filter @mashq/api routes` from the contract.
import { dashboard } from './school-dashboard.ts';
import { homework } from './school-homework.ts';
import { look } from './school-look.ts';
import { organization } from './school-organization.ts';
import { quiz } from './school-quiz.ts';
import { reports } from './school-reports.ts';
import { roster } from './school-roster.ts';

export const school = {
  dashboard,
  organization,
  quiz,
  roster,
  reports,
  homework,
  look,
};
