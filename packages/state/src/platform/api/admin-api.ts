import { createCalls } from '@mashq/api/client';
import { admin } from '@mashq/api/client/admin';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of administrators of the site. */
export const adminApi = createCalls<Contract['admin']>(admin, clientOptions);
