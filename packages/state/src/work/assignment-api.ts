import type { PracticeWorkKind } from '@mashq/api/contract';
import { teacherApi } from '../platform/api/teacher.ts';

const APIS = { homework: teacherApi.homework, review: teacherApi.review, package: teacherApi.packages };

/** The calls that every kind of assigned work has. */
export function assignmentApi(kind: PracticeWorkKind) {
  return APIS[kind];
}
