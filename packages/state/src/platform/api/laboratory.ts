import { createCalls } from '@mashq/api/client';
import { type LaboratoryCalls, laboratory } from '@mashq/api/client/laboratory';
import { clientOptions } from './api.ts';

/** The calls of the laboratory of teachers. */
export const laboratoryApi = createCalls<LaboratoryCalls>(laboratory, clientOptions);
