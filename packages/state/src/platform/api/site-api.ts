import { createCalls } from '@mashq/api/client';
import { site } from '@mashq/api/client/site';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of visitors without an account. */
export const siteApi = createCalls<Contract['site']>(site, clientOptions);
