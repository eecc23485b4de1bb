import { createCalls } from '@mashq/api/client';
import { type TeacherCalls, teacher } from '@mashq/api/client/teacher';
import { clientOptions } from './api.ts';

/** The calls of teachers. */
export const teacherApi = createCalls<TeacherCalls>(teacher, clientOptions);
