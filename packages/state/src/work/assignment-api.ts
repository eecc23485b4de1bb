import type { PracticeWorkKind } from '@mashq/api/contract';
import { laterCalls } from '../platform/api/later-calls.ts';
import { teacherApi } from '../platform/api/teacher-api.ts';

/** Homework is on the first screens; the calls of the other kinds load with the first of them. */
const APIS = {
  homework: teacherApi.homework,
  review: laterCalls(() =>
    import('../platform/api/teacher-review-api.ts').then(({ teacherReviewApi }) => teacherReviewApi.review),
  ),
  package: laterCalls(() =>
    import('../platform/api/teacher-package-api.ts').then(({ teacherPackageApi }) => teacherPackageApi),
  ),
};

/** The calls that every kind of assigned work has. */
export function assignmentApi(kind: PracticeWorkKind) {
  return APIS[kind];
}
