import { createCalls } from '@mashq/api/client';
import { guidance } from '@mashq/api/client/guidance';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of first-visit pointers. */
export const guidanceApi = createCalls<Contract['guidance']>(guidance, clientOptions);
