import type { PracticeWorkKind } from '@mashq/api/contract';
import { teacherApi } from '../api/teacher-api.ts';
import { teacherReviewApi } from '../api/teacher-review-api.ts';

/** The calls that every kind of assigned work has. */
export function assignmentApi(kind: PracticeWorkKind) {
  return kind === 'homework' ? teacherApi.homework : teacherReviewApi.review;
}
