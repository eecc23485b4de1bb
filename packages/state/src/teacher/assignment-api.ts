import type { PracticeWorkKind } from '@mashq/api/contract';
import { teacherApi } from '../api/teacher-api.ts';
import { teacherPackageApi } from '../api/teacher-package-api.ts';
import { teacherReviewApi } from '../api/teacher-review-api.ts';

const APIS = { homework: teacherApi.homework, review: teacherReviewApi.review, package: teacherPackageApi };

/** The calls that every kind of assigned work has. */
export function assignmentApi(kind: PracticeWorkKind) {
  return APIS[kind];
}
