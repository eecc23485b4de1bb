import { createCalls } from '@mashq/api/client';
import { assignments } from '@mashq/api/client/member-assignments';
import { homework } from '@mashq/api/client/member-homework';
import { questions } from '@mashq/api/client/member-questions';
import { reports } from '@mashq/api/client/member-reports';
import { review } from '@mashq/api/client/member-review';
import { skills } from '@mashq/api/client/member-skills';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

type Everyday = 'assignments' | 'homework' | 'questions' | 'reports' | 'review' | 'skills';

/** The calls of students that the first screens need; those of other screens load with them. */
export const memberApi = createCalls<Pick<Contract['member'], Everyday>>(
  { assignments, homework, questions, reports, review, skills },
  clientOptions,
);
