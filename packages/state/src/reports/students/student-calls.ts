import { createContext } from 'react';
import { teacherReportApi } from '../../platform/api/teacher-report-api.ts';

/** The calls that students are read by. */
export type StudentCallsOf = Pick<typeof teacherReportApi.report, 'students' | 'student'>;

/** Whose calls students are read by: a teacher's, unless a screen of another role says otherwise. */
export const StudentCalls = createContext<StudentCallsOf>(teacherReportApi.report);
