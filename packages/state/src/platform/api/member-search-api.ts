import { createCalls } from '@mashq/api/client';
import { search } from '@mashq/api/client/member-search';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The search of a signed-in person. */
export const memberSearchApi = createCalls<Pick<Contract['member'], 'search'>>({ search }, clientOptions).search;
