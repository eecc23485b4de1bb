import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, OkSchema, PagingSchema, pageOf } from '../platform/primitives.schemas.ts';
import {
  AuthoritySchema,
  CodeTextSchema,
  DiscountCheckSchema,
  NewPaymentSchema,
  NewPreOrderSchema,
  OwnPreOrderSchema,
  PlanSchema,
  ReceiptSchema,
  SubscriptionSchema,
} from './payments.schemas.ts';

const student = ['student'] as const;
const noPlan = { 404: 'No such plan is on sale.' };
const noPayment = { 404: 'No such payment of the student.' };

/** Plans, their payment and what it gives. All amounts are in rial. */
export const payment = {
  plans: defineCall({
    method: 'GET',
    path: '/payment/plan/',
    access: student,
    summary: 'The plans on sale.',
    response: v.array(PlanSchema),
  }),
  plan: defineCall({
    method: 'GET',
    path: '/payment/plan-by-id/',
    access: student,
    summary: 'One plan on sale.',
    query: v.object({ planId: IdSchema }),
    response: PlanSchema,
    errors: noPlan,
  }),
  checkDiscount: defineCall({
    method: 'GET',
    path: '/payment/discount-code/check/',
    access: student,
    summary: 'What a discount code takes off a plan, or why it does not. Uses nothing up.',
    query: v.object({ planId: IdSchema, code: CodeTextSchema }),
    response: DiscountCheckSchema,
    errors: noPlan,
  }),
  create: defineCall({
    method: 'POST',
    path: '/payment/create/',
    access: student,
    summary:
      'Orders a plan and registers the payment with the gateway. The same `id` sent twice orders once; an open payment of the same price and code is gone on with, and other open ones with that code are given up.',
    status: 201,
    body: v.strictObject({
      /** Made by the browser: the idempotency key. */
      id: IdSchema,
      plan_id: IdSchema,
      code: v.optional(v.nullable(CodeTextSchema), null),
      /** What the person was shown; another amount is not ordered. */
      amount_rial: v.optional(v.nullable(CountSchema), null),
    }),
    response: NewPaymentSchema,
    errors: {
      ...noPlan,
      409: 'The id belongs to another order, or the amount is another than the one that was shown.',
      422: 'The discount code is not valid: `fields.code` says why.',
    },
  }),
  verify: defineCall({
    method: 'POST',
    path: '/payment/verify/',
    access: student,
    summary:
      'The payer is back from the gateway: asks it what came of the payment. What the address says of the result is never believed.',
    body: v.strictObject({ authority: AuthoritySchema, was_cancelled: v.optional(v.boolean(), false) }),
    response: ReceiptSchema,
    errors: noPayment,
  }),
  receipts: defineCall({
    method: 'GET',
    path: '/payment/receipt/',
    access: student,
    summary: 'The payments of the student, the newest first.',
    query: PagingSchema,
    response: pageOf(ReceiptSchema),
  }),
  receipt: defineCall({
    method: 'GET',
    path: '/payment/receipt/{paymentId}/',
    access: student,
    summary: 'One payment of the student.',
    params: v.object({ paymentId: IdSchema }),
    response: ReceiptSchema,
    errors: noPayment,
  }),
  subscription: defineCall({
    method: 'GET',
    path: '/payment/subscription/',
    access: student,
    summary: 'What the student has: a plan of its own, or one that the school pays for.',
    response: SubscriptionSchema,
  }),
  preOrder: defineCall({
    method: 'POST',
    path: '/payment/pre-order/',
    access: student,
    summary:
      'Asks to be called about a plan. A phone number has one open pre-order for a plan: another is added to it as a note. The same `id` sent twice is stored once.',
    status: 201,
    body: NewPreOrderSchema,
    response: OkSchema,
    errors: { 404: 'No such plan.', 409: 'The id belongs to another pre-order.' },
  }),
  preOrders: defineCall({
    method: 'GET',
    path: '/payment/pre-order/',
    access: student,
    summary: 'The pre-orders of the student, the newest first, at most 20.',
    response: v.array(OwnPreOrderSchema),
  }),
};
