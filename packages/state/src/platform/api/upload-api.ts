import { createCalls } from '@mashq/api/client';
import { upload } from '@mashq/api/client/upload';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls that send pictures. */
export const uploadApi = createCalls<Contract['upload']>(upload, clientOptions);
