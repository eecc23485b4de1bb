import { createCalls } from '@mashq/api/client';
import { dashboard } from '@mashq/api/client/teacher-dashboard';
import { homework } from '@mashq/api/client/teacher-homework';
import { questions } from '@mashq/api/client/teacher-questions';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of teachers that the first screens need; those of other screens load with them. */
export const teacherApi = createCalls<Pick<Contract['teacher'], 'dashboard' | 'homework' | 'questions'>>(
  { dashboard, homework, questions },
  clientOptions,
);
