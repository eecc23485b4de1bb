import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { PaymentStateSchema } from './payments.schemas.ts';

/** A phone number with its last four digits alone, as `***6789`. */
const PhoneMaskSchema = v.string();

/** A whole phone number: each look at one is noted in the audit log. */
export const ShownPhoneSchema = v.strictObject({ phone: v.string() });

export const RegistrationKindSchema = v.picklist(['teacher', 'school', 'interest']);
export const RegistrationStateSchema = v.picklist(['pending', 'confirmed', 'refused']);

/** A school that an administrator may choose. */
export const AdminSchoolSchema = v.strictObject({ id: IdSchema, title: v.string(), province_name: v.string() });

/** A request for an account; `interest` only wants to hear of one. */
export const AdminRegistrationSchema = v.strictObject({
  id: IdSchema,
  kind: RegistrationKindSchema,
  state: RegistrationStateSchema,
  first_name: v.string(),
  last_name: v.string(),
  phone_mask: PhoneMaskSchema,
  /** Empty for `interest`. */
  username: v.string(),
  school_title: v.string(),
  province_name: v.nullable(v.string()),
  note: v.string(),
  created_at: InstantSchema,
  decided_at: v.nullable(InstantSchema),
  /** Why it was refused. */
  reason: v.nullable(v.string()),
  /** A school of this title that is in this province already, while the request waits. */
  matching_school: v.nullable(AdminSchoolSchema),
});

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

export const VisitorMessageKindSchema = v.picklist(['contact', 'webinar']);

export const AdminVisitorMessageSchema = v.strictObject({
  id: IdSchema,
  kind: VisitorMessageKindSchema,
  /** Id of the webinar; empty for a message. */
  subject: v.string(),
  name: v.string(),
  phone_mask: PhoneMaskSchema,
  text: v.string(),
  created_at: InstantSchema,
  /** When an administrator marked it as handled; null while it is open. */
  handled_at: v.nullable(InstantSchema),
});

export const PreOrderStateSchema = v.picklist([
  'draft',
  'requested',
  'contacted',
  'confirmed',
  'converted',
  'declined',
  'expired',
]);

/** Who asks for a plan for several children, a class or later. */
export const AdminPreOrderSchema = v.strictObject({
  id: IdSchema,
  state: PreOrderStateSchema,
  name: v.string(),
  phone_mask: PhoneMaskSchema,
  role: v.picklist(['parent', 'teacher', 'school']),
  school_title: v.string(),
  city: v.string(),
  grade: v.nullable(GradeSchema),
  /** Null while it is not decided. */
  plan_title: v.nullable(v.string()),
  seats: CountSchema,
  note: v.string(),
  source: v.picklist(['student', 'site']),
  follow_up_at: v.nullable(InstantSchema),
  created_at: InstantSchema,
  updated_at: InstantSchema,
});

export const AdminPreOrderDetailSchema = v.strictObject({
  ...AdminPreOrderSchema.entries,
  /** The oldest first. */
  events: v.array(
    v.strictObject({
      id: IdSchema,
      kind: v.picklist(['request', 'repeat', 'contact', 'confirm', 'decline', 'convert', 'expire']),
      from_state: PreOrderStateSchema,
      to_state: PreOrderStateSchema,
      note: v.string(),
      by: v.picklist(['applicant', 'admin', 'server', 'payment']),
      /** The administrator’s name. */
      by_name: v.nullable(v.string()),
      at: InstantSchema,
    }),
  ),
});

/** Somebody who wants to work with us, with a resume to download. */
export const AdminJobApplicationSchema = v.strictObject({
  id: IdSchema,
  /** Id of the job; empty for any. */
  opening: v.string(),
  name: v.string(),
  phone_mask: PhoneMaskSchema,
  note: v.string(),
  file_kind: v.picklist(['pdf', 'image']),
  /** Bytes. */
  file_size: CountSchema,
  created_at: InstantSchema,
  /** When it is removed by itself. */
  kept_until: InstantSchema,
});
