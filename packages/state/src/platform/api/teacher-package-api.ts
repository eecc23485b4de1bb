import { createCalls } from '@mashq/api/client';
import { packages } from '@mashq/api/client/teacher-packages';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of a teacher's packages. */
export const teacherPackageApi = createCalls<Contract['teacher']['packages']>(packages, clientOptions);
