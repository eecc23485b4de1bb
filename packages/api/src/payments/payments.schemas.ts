import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema, TextSchema } from '../platform/primitives.schemas.ts';

/** What can be bought. Amounts are in rial. */
export const PlanSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  description: v.string(),
  months: CountSchema,
  price_rial: CountSchema,
  /** Before a reduction that everybody gets. */
  list_price_rial: v.nullable(CountSchema),
  features: v.array(v.string()),
  is_featured: v.boolean(),
});

export const DiscountReasonSchema = v.picklist(['unknown', 'expired', 'used-up', 'not-for-plan', 'already-used']);

/** What a discount code takes off a plan, or why it does not. */
export const DiscountCheckSchema = v.strictObject({
  is_valid: v.boolean(),
  reason: v.nullable(DiscountReasonSchema),
  /** The reason for the person, in Persian. */
  message: v.nullable(v.string()),
  discount_rial: CountSchema,
  price_after_rial: CountSchema,
});

export const PaymentStateSchema = v.picklist([
  'created',
  'pending',
  'verifying',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
]);

/** Who sold, as the site had it when the order was made. */
export const SellerSchema = v.strictObject({
  name: v.string(),
  /** Economic code or national id. */
  code: v.nullable(v.string()),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Tax that the price contains, as a percentage of the price without it; null where none is named. */
  tax_percent: v.nullable(CountSchema),
});

export const ReceiptSchema = v.strictObject({
  id: IdSchema,
  order_no: v.string(),
  state: PaymentStateSchema,
  plan_id: IdSchema,
  plan_title: v.string(),
  price_rial: CountSchema,
  discount_rial: CountSchema,
  amount_rial: CountSchema,
  discount_code: v.nullable(v.string()),
  /** The bank's tracking number. */
  ref_id: v.nullable(v.string()),
  card_mask: v.nullable(v.string()),
  created_at: InstantSchema,
  paid_at: v.nullable(InstantSchema),
  refunded_at: v.nullable(InstantSchema),
  buyer_name: v.string(),
  /** Null where the site named none. */
  seller: v.nullable(SellerSchema),
  /** The tax in `amount_rial`; null where none is named. */
  tax_rial: v.nullable(CountSchema),
  /** What the payment gave. */
  starts_at: v.nullable(InstantSchema),
  ends_at: v.nullable(InstantSchema),
});

export const NewPaymentSchema = v.strictObject({
  receipt: ReceiptSchema,
  /** Where to pay; null where nothing is left to pay. */
  redirect_url: v.nullable(v.string()),
});

export const SubscriptionStateSchema = v.picklist(['none', 'active', 'grace', 'expired']);

/** What a student has: of its own, or of the school. */
export const SubscriptionSchema = v.strictObject({
  state: SubscriptionStateSchema,
  source: v.nullable(v.picklist(['self', 'school'])),
  plan_id: v.nullable(IdSchema),
  plan_title: v.nullable(v.string()),
  starts_at: v.nullable(InstantSchema),
  ends_at: v.nullable(InstantSchema),
  days_left: CountSchema,
});

/** In any digits, upper or lower case. */
export const CodeTextSchema = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(40));
/** A gateway's name for a payment. */
export const AuthoritySchema = v.pipe(TextSchema, v.minLength(1), v.maxLength(100));

/** Asks to be called about a plan: for several children, a class, or later. */
export const NewPreOrderSchema = v.strictObject({
  /** Made by the browser: the idempotency key. */
  id: IdSchema,
  name: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(100)),
  /** In any digits. */
  phone: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20)),
  role: v.picklist(['parent', 'teacher', 'school']),
  school_title: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(120)), ''),
  city: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(60)), ''),
  grade: v.optional(v.nullable(GradeSchema), null),
  /** Null while it is not decided. */
  plan_id: v.optional(v.nullable(IdSchema), null),
  seats: v.pipe(CountSchema, v.minValue(1), v.maxValue(10_000)),
  note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
  /** That we may call. */
  consent: v.literal(true),
});

/** A pre-order of a student. */
export const OwnPreOrderSchema = v.strictObject({
  id: IdSchema,
  state: v.picklist(['draft', 'requested', 'contacted', 'confirmed', 'converted', 'declined', 'expired']),
  plan_title: v.nullable(v.string()),
  seats: CountSchema,
  note: v.string(),
  created_at: InstantSchema,
});
