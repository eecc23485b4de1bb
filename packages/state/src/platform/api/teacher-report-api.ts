import { createCalls } from '@mashq/api/client';
import { report } from '@mashq/api/client/teacher-report';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of a teacher's students. */
export const teacherReportApi = createCalls<Pick<Contract['teacher'], 'report'>>({ report }, clientOptions);
