import { createCalls } from '@mashq/api/client';
import { type StudentCalls, student } from '@mashq/api/client/student';
import { clientOptions } from './api.ts';

/** The calls of students. */
export const studentApi = createCalls<StudentCalls>(student, clientOptions);
