import { createContext } from 'react';
import { teacherApi } from '../../platform/api/teacher.ts';

/** The calls that students are read by. */
export type StudentCallsOf = Pick<typeof teacherApi.report, 'students' | 'student'>;

/** Whose calls students are read by: a teacher's, unless a screen of another role says otherwise. */
export const StudentCalls = createContext<StudentCallsOf>(teacherApi.report);
