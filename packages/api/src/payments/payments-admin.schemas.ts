import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { PaymentStateSchema } from './payments.schemas.ts';

/** A sum of many payments, in rial. */
const SumSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A payment as administrators see it. Amounts are in rial. */
export const AdminPaymentSchema = v.strictObject({
  id: IdSchema,
  order_no: v.string(),
  state: PaymentStateSchema,
  plan_title: v.string(),
  buyer_name: v.string(),
  buyer_username: v.string(),
  /** Null for a child without a school. */
  school_title: v.nullable(v.string()),
  price_rial: CountSchema,
  discount_rial: CountSchema,
  amount_rial: CountSchema,
  ref_id: v.nullable(v.string()),
  created_at: InstantSchema,
  paid_at: v.nullable(InstantSchema),
  refunded_at: v.nullable(InstantSchema),
});

/** How many of the payments found are in a state, and their sum. */
export const PaymentTotalSchema = v.strictObject({
  state: PaymentStateSchema,
  count: CountSchema,
  amount_rial: SumSchema,
});

export const PaymentEventSchema = v.strictObject({
  id: IdSchema,
  kind: v.picklist(['request', 'request-failed', 'waive', 'return', 'verify', 'refuse', 'cancel', 'expire', 'refund']),
  from_state: PaymentStateSchema,
  to_state: PaymentStateSchema,
  /** Who made it: the buyer, a job of the server, the command line, or an administrator. */
  by: v.picklist(['buyer', 'server', 'command-line', 'admin']),
  /** The administrator’s name. */
  by_name: v.nullable(v.string()),
  at: InstantSchema,
});

export const AdminPaymentDetailSchema = v.strictObject({
  ...AdminPaymentSchema.entries,
  discount_code: v.nullable(v.string()),
  gateway: v.picklist(['zarinpal', 'local', 'none']),
  card_mask: v.nullable(v.string()),
  fee_rial: v.nullable(CountSchema),
  failure_code: v.nullable(v.string()),
  /** What the payment gave. */
  starts_at: v.nullable(InstantSchema),
  ends_at: v.nullable(InstantSchema),
  /** The oldest first. */
  events: v.array(PaymentEventSchema),
});

export const AdminPlanSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  description: v.string(),
  months: CountSchema,
  price_rial: CountSchema,
  list_price_rial: v.nullable(CountSchema),
  features: v.array(v.string()),
  is_featured: v.boolean(),
  state: v.picklist(['draft', 'on_sale', 'retired']),
  /** Payments of it that are paid now. */
  sold: CountSchema,
});

export const AdminDiscountCodeSchema = v.strictObject({
  id: IdSchema,
  code: v.string(),
  percent: v.nullable(CountSchema),
  amount_rial: v.nullable(CountSchema),
  /** Null for all plans. */
  plan_title: v.nullable(v.string()),
  starts_at: InstantSchema,
  ends_at: InstantSchema,
  /** Null without a limit. */
  max_uses: v.nullable(CountSchema),
  /** Payments that are open or paid with it. */
  used: CountSchema,
});
