import { createCalls } from '@mashq/api/client';
import { look } from '@mashq/api/client/look';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The look of the signed-in person's school. */
export const lookApi = createCalls<Contract['look']>(look, clientOptions);
