import { createCalls } from '@mashq/api/client';
import { payment } from '@mashq/api/client/payment';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of plans and their payment. */
export const memberPaymentApi = createCalls<Contract['payment']>(payment, clientOptions);
