import { createCalls } from '@mashq/api/client';
import { roster } from '@mashq/api/client/school-roster';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** A confirmed import makes a first password for everybody in the file, which takes seconds. */
const TIMEOUT = 120_000;

/** The calls of a school's roster. */
export const schoolRosterApi = createCalls<Contract['school']['roster']>(roster, {
  ...clientOptions,
  timeout: TIMEOUT,
});
