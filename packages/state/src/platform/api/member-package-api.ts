import { createCalls } from '@mashq/api/client';
import { packages } from '@mashq/api/client/member-packages';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of a student's packages. */
export const memberPackageApi = createCalls<Contract['member']['packages']>(packages, clientOptions);
