import { createCalls } from '@mashq/api/client';
import { member } from '@mashq/api/client/member';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of students. */
export const memberApi = createCalls<Contract['member']>(member, clientOptions);
