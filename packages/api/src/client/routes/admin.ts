// Written by `pnpm --filter @mashq/api routes` from the contract.
import { catalog } from './admin-catalog.ts';
import { jobApplications } from './admin-job-applications.ts';
import { payments } from './admin-payments.ts';
import { preOrders } from './admin-pre-orders.ts';
import { registrations } from './admin-registrations.ts';
import { surveys } from './admin-surveys.ts';
import { today } from './admin-today.ts';
import { visitorMessages } from './admin-visitor-messages.ts';

export const admin = {
  today,
  registrations,
  payments,
  catalog,
  visitorMessages,
  preOrders,
  jobApplications,
  surveys,
};
