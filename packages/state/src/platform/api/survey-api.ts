import { createCalls } from '@mashq/api/client';
import { survey } from '@mashq/api/client/survey';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of surveys. */
export const surveyApi = createCalls<Contract['survey']>(survey, clientOptions);
