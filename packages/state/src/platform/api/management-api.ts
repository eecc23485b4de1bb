import { createCalls } from '@mashq/api/client';
import { organization } from '@mashq/api/client/organization';
import { school } from '@mashq/api/client/school';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of school managers and organizations. */
export const managementApi = {
  school: createCalls<Contract['school']>(school, clientOptions),
  organization: createCalls<Contract['organization']>(organization, clientOptions),
};
