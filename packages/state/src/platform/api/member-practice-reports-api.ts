import { createCalls } from '@mashq/api/client';
import { practiceReports } from '@mashq/api/client/member-practice-reports';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of a student's reports of its own practice. */
export const memberPracticeReportsApi = createCalls<Pick<Contract['member'], 'practiceReports'>>(
  { practiceReports },
  clientOptions,
).practiceReports;
