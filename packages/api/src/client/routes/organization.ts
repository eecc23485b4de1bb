// Written by `pnpm --filter @mashq/api routes` from the contract.
import { dashboard } from './organization-dashboard.ts';
import { school } from './organization-school.ts';

export const organization = {
  dashboard,
  school,
};
