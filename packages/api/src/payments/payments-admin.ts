import * as v from 'valibot';
import { defineCall, defineFileCall } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  PagingSchema,
  pageOf,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { CodeTextSchema, PaymentStateSchema } from './payments.schemas.ts';
import {
  AdminDiscountCodeSchema,
  AdminPaymentDetailSchema,
  AdminPaymentSchema,
  AdminPlanSchema,
  PaymentTotalSchema,
} from './payments-admin.schemas.ts';

const access = ['admin'] as const;
const params = v.object({ id: IdSchema });
const noPayment = { 404: 'No such payment.' };

/** Which payments. */
const filter = {
  state: v.optional(PaymentStateSchema),
  /** Made at this moment or later. */
  from: v.optional(InstantSchema),
  /** Made before this moment. */
  until: v.optional(InstantSchema),
  /** What the order number begins with, in any digits. */
  order_no: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(40))),
};

/** Payments of all students. All amounts are in rial. */
export const adminPayments = {
  list: defineCall({
    method: 'GET',
    path: '/admin/payments/',
    access,
    summary: 'Payments, the newest first, and how much those found come to in each state.',
    query: v.object({ ...PagingSchema.entries, ...filter }),
    response: v.strictObject({ ...pageOf(AdminPaymentSchema).entries, totals: v.array(PaymentTotalSchema) }),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/admin/payments/{id}/',
    access,
    summary: 'One payment with every change of its state.',
    params,
    response: AdminPaymentDetailSchema,
    errors: noPayment,
  }),
  refund: defineCall({
    method: 'POST',
    path: '/admin/payments/{id}/refund/',
    access,
    summary:
      'Notes that the money of a paid payment was given back, and ends what it gave. It moves no money. A repeat changes nothing.',
    params,
    response: AdminPaymentDetailSchema,
    errors: { 404: 'No such payment, or it was never paid.' },
  }),
  export: defineFileCall({
    method: 'GET',
    path: '/admin/payments/export/',
    access,
    summary: 'The payments found, and their totals, as a file.',
    query: v.object({
      ...filter,
      format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx'),
      table: v.optional(v.picklist(['payments', 'totals']), 'payments'),
    }),
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  }),
};

const MAX_RIAL = 2_000_000_000;
const PriceSchema = v.pipe(CountSchema, v.minValue(1), v.maxValue(MAX_RIAL));

/** What is sold: plans and discount codes. All amounts are in rial. */
export const adminCatalog = {
  plans: defineCall({
    method: 'GET',
    path: '/admin/plans/',
    access,
    summary: 'Every plan, also those that are not sold any more.',
    response: v.array(AdminPlanSchema),
  }),
  addPlan: defineCall({
    method: 'POST',
    path: '/admin/plans/',
    access,
    summary: 'Puts a plan on sale. The same `id` sent twice adds once.',
    status: 201,
    body: v.strictObject({
      /** Made by the browser: the idempotency key. */
      id: IdSchema,
      title: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(60)),
      description: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(200)),
      months: v.pipe(CountSchema, v.minValue(1), v.maxValue(36)),
      price_rial: PriceSchema,
      list_price_rial: v.optional(v.nullable(PriceSchema), null),
      features: v.pipe(v.array(v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(100))), v.maxLength(10)),
      is_featured: v.optional(v.boolean(), false),
    }),
    response: v.array(AdminPlanSchema),
    errors: { 422: 'The price before the reduction is not above the price.' },
  }),
  retirePlan: defineCall({
    method: 'POST',
    path: '/admin/plans/{id}/retire/',
    access,
    summary: 'Takes a plan out of sale; those who have it keep it. A repeat changes nothing.',
    params,
    response: v.array(AdminPlanSchema),
    errors: { 404: 'No such plan.' },
  }),
  codes: defineCall({
    method: 'GET',
    path: '/admin/discount-codes/',
    access,
    summary: 'Discount codes, the newest first.',
    query: PagingSchema,
    response: pageOf(AdminDiscountCodeSchema),
  }),
  addCode: defineCall({
    method: 'POST',
    path: '/admin/discount-codes/',
    access,
    summary: 'Makes a discount code of a percentage that holds from now. The same `id` sent twice adds once.',
    status: 201,
    body: v.strictObject({
      /** Made by the browser: the idempotency key. */
      id: IdSchema,
      code: CodeTextSchema,
      percent: v.pipe(CountSchema, v.minValue(1), v.maxValue(100)),
      ends_at: InstantSchema,
      max_uses: v.optional(v.nullable(v.pipe(CountSchema, v.minValue(1), v.maxValue(1_000_000))), null),
      plan_id: v.optional(v.nullable(IdSchema), null),
    }),
    response: AdminDiscountCodeSchema,
    errors: { 404: 'No such plan.', 409: 'Another code reads the same.', 422: 'It would end before now.' },
  }),
};
