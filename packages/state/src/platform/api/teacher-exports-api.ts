import { createCalls } from '@mashq/api/client';
import { exports } from '@mashq/api/client/teacher-exports';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls that give a teacher's reports as files. */
export const teacherExportsApi = createCalls<Contract['teacher']['exports']>(exports, clientOptions);
