import type { PracticeWorkKind } from '@mashq/api/contract';
import { createContext } from 'react';
import { teacherApi } from '../platform/api/teacher.ts';

const APIS = { homework: teacherApi.homework, review: teacherApi.review, package: teacherApi.packages };

/** The calls that every kind of assigned work has. */
export function assignmentApi(kind: PracticeWorkKind) {
  return APIS[kind];
}

type Reading = 'report' | 'student' | 'studentSkill' | 'remove';

/** The calls that reports of assigned work of a kind are read by, and that a teacher and a manager both delete it by. */
export type ReportApi = (kind: PracticeWorkKind) => Pick<ReturnType<typeof assignmentApi>, Reading>;

/** Whose calls reports are read by: a teacher's, unless a screen of another role says otherwise. */
export const ReportApiContext = createContext<ReportApi>(assignmentApi);
