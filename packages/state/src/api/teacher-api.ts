import { createCalls } from '@mashq/api/client';
import { teacher } from '@mashq/api/client/teacher';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of teachers. */
export const teacherApi = createCalls<Contract['teacher']>(teacher, clientOptions);
