import { createCalls } from '@mashq/api/client';
import { worksheets } from '@mashq/api/client/teacher-worksheets';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of questions on paper. */
export const teacherWorksheetsApi = createCalls<Contract['teacher']['worksheets']>(worksheets, clientOptions);
