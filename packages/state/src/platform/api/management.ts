import { createCalls } from '@mashq/api/client';
import { type ManagementCalls, management } from '@mashq/api/client/management';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** A confirmed import makes a first password for everybody in the file, which takes seconds. */
const ROSTER_TIMEOUT = 120_000;

const { roster, ...school } = management.school;

/** The calls of school managers and organizations. */
export const managementApi = {
  ...createCalls<Pick<ManagementCalls, 'organization'>>({ organization: management.organization }, clientOptions),
  school: {
    ...createCalls<Omit<Contract['school'], 'roster'>>(school, clientOptions),
    roster: createCalls<Contract['school']['roster']>(roster, { ...clientOptions, timeout: ROSTER_TIMEOUT }),
  },
};
