import { createCalls } from '@mashq/api/client';
import { type AdminCalls, admin } from '@mashq/api/client/admin';
import { clientOptions } from './api.ts';

/** The calls of administrators of the site. */
export const adminApi = createCalls<AdminCalls>(admin, clientOptions);
