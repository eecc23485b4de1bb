import { createCalls } from '@mashq/api/client';
import { rewards } from '@mashq/api/client/member-rewards';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of a student's badges, cups and maze. */
export const memberRewardsApi = createCalls<Pick<Contract['member'], 'rewards'>>({ rewards }, clientOptions).rewards;
