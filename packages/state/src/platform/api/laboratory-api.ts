import { createCalls } from '@mashq/api/client';
import { laboratory } from '@mashq/api/client/laboratory';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of the teachers' laboratory. */
export const laboratoryApi = createCalls<Contract['laboratory']>(laboratory, clientOptions);
