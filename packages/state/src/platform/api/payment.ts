import { createCalls } from '@mashq/api/client';
import { type PaymentCalls, payment } from '@mashq/api/client/payment';
import { clientOptions } from './api.ts';

/** The calls of plans and payments. */
export const paymentApi = createCalls<PaymentCalls>(payment, clientOptions);
