import { createCalls } from '@mashq/api/client';
import { courses } from '@mashq/api/client/member-courses';
import { sessions } from '@mashq/api/client/member-sessions';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of a student's courses and own practice. */
export const memberPracticeApi = createCalls<Pick<Contract['member'], 'courses' | 'sessions'>>(
  { courses, sessions },
  clientOptions,
);
