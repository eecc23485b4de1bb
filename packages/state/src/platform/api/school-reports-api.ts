import { createCalls } from '@mashq/api/client';
import { homework } from '@mashq/api/client/school-homework';
import { reports } from '@mashq/api/client/school-reports';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls by which managers read their school. */
export const schoolReportsApi = createCalls<Pick<Contract['school'], 'reports' | 'homework'>>(
  { reports, homework },
  clientOptions,
);
