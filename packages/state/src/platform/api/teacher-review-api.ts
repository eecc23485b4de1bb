import { createCalls } from '@mashq/api/client';
import { groups } from '@mashq/api/client/teacher-groups';
import { review } from '@mashq/api/client/teacher-review';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of a teacher's groups and reviews. */
export const teacherReviewApi = createCalls<Pick<Contract['teacher'], 'groups' | 'review'>>(
  { groups, review },
  clientOptions,
);
