// Written by `pnpm --filter @mashq/api routes` from the contract.
import { dashboard } from './organization-dashboard.ts';

export const organization = {
  dashboard,
};
