// Written by `pnpm --filter @mashq/api routes` from the contract.
import { dashboard } from './school-dashboard.ts';

export const school = {
  dashboard,
};
