import type { Seller } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, idInSchool, instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

export const PLAN_STATES = ['draft', 'on_sale', 'retired'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What can be bought. A retired plan still holds for those who have it. All amounts are in rial. */
export const plan = pgTable(
  'plan',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    months: integer().notNull(),
    priceRial: integer().notNull(),
    /** Before a reduction that everybody gets; null without one. */
    listPriceRial: integer(),
    features: text().array().notNull().default([]),
    isFeatured: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    state: text().$type<PlanState>().notNull().default('draft'),
    createdAt: instant().notNull(),
  },
  () => [
    check('plan_state_check', oneOf('state', PLAN_STATES)),
    check('plan_price_check', notNegative('price_rial', 'position')),
    check('plan_list_price_check', sql`list_price_rial is null or list_price_rial > price_rial`),
    check('plan_months_check', sql`months between 1 and 36`),
  ],
);

/** A reduction for those who know its code: a percentage or an amount. */
export const discountCode = pgTable(
  'discount_code',
  {
    id: id(),
    /** Folded: Latin digits, upper case. */
    code: text().notNull().unique(),
    percent: integer(),
    amountRial: integer(),
    /** The most that a percentage takes off. */
    maxAmountRial: integer(),
    /** The one plan it is for; null for all. */
    planId: uuid().references(() => plan.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Null without a limit. */
    maxUses: integer(),
    /** Payments that are open or paid with it. */
    used: integer().notNull().default(0),
    maxUsesPerPerson: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  () => [
    check('discount_code_kind_check', sql`(percent is null) <> (amount_rial is null)`),
    check('discount_code_percent_check', sql`percent is null or percent between 1 and 100`),
    check('discount_code_used_check', notNegative('used')),
    check('discount_code_limits_check', notNegative('max_amount_rial', 'max_uses', 'max_uses_per_person')),
    check('discount_code_span_check', sql`starts_at < ends_at`),
  ],
);

export const PAYMENT_STATES = [
  'created',
  'pending',
  'verifying',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_GATEWAYS = ['zarinpal', 'local', 'none'] as const;
export type PaymentGatewayName = (typeof PAYMENT_GATEWAYS)[number];

/** An order for a plan and the payment of it. What it costs is decided when it is made. */
export const payment = pgTable(
  'payment',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the browser: the idempotency key. */
    id: idInSchool(),
    orderNo: text().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    planId: uuid()
      .notNull()
      .references(() => plan.id),
    /** As the plan was named when it was bought. */
    planTitle: text().notNull(),
    months: integer().notNull(),
    priceRial: integer().notNull(),
    discountRial: integer().notNull().default(0),
    amountRial: integer().notNull(),
    discountCodeId: uuid().references(() => discountCode.id),
    /** Who sold it, with the tax in the price, as the site had it then; null where it had none. */
    seller: jsonb().$type<Seller>(),
    gateway: text().$type<PaymentGatewayName>().notNull(),
    /** The gateway's name for the payment. */
    authority: text(),
    /** What the gateway confirmed; null until then. */
    verifiedRial: integer(),
    refId: text(),
    cardMask: text(),
    feeRial: integer(),
    failureCode: text(),
    state: text().$type<PaymentState>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    paidAt: instant(),
    refundedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('payment_order_no').on(table.schoolId, table.orderNo),
    uniqueIndex('payment_authority').on(table.schoolId, table.authority),
    index().on(table.schoolId, table.studentId, table.createdAt),
    index().on(table.schoolId, table.state, table.updatedAt),
    check('payment_state_check', oneOf('state', PAYMENT_STATES)),
    check('payment_gateway_check', oneOf('gateway', PAYMENT_GATEWAYS)),
    check('payment_counts_check', notNegative('months', 'fee_rial')),
    check('payment_amount_check', sql`amount_rial = price_rial - discount_rial and amount_rial >= 0`),
    check(
      'payment_verified_check',
      sql`(state in ('paid', 'refunded')) = (verified_rial is not null) and (verified_rial is null or verified_rial = amount_rial)`,
    ),
  ],
);

export const PAYMENT_EVENTS = [
  'request',
  'request-failed',
  'waive',
  'return',
  'verify',
  'refuse',
  'cancel',
  'expire',
  'refund',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENTS)[number];

/** Every change of a payment's state, in order. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    paymentId: uuid().notNull(),
    kind: text().$type<PaymentEventKind>().notNull(),
    fromState: text().$type<PaymentState>().notNull(),
    toState: text().$type<PaymentState>().notNull(),
    /** An account's id, `job:reconcile`, or `cli:` and the user of the machine. */
    actor: text().notNull(),
    detail: jsonb().notNull().default({}),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index().on(table.schoolId, table.paymentId),
    foreignKey({
      name: 'payment_event_payment_fk',
      columns: [table.schoolId, table.paymentId],
      foreignColumns: [payment.schoolId, payment.id],
    }),
    check('payment_event_kind_check', oneOf('kind', PAYMENT_EVENTS)),
    check('payment_event_from_check', oneOf('from_state', PAYMENT_STATES)),
    check('payment_event_to_check', oneOf('to_state', PAYMENT_STATES)),
  ],
);

/** A span in which a student has a plan. One payment gives one. */
export const subscription = pgTable(
  'subscription',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    planId: uuid()
      .notNull()
      .references(() => plan.id),
    paymentId: uuid().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Set where the payment was refunded: it ends then. */
    cancelledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('subscription_payment').on(table.schoolId, table.paymentId),
    index().on(table.schoolId, table.studentId, table.endsAt),
    foreignKey({
      name: 'subscription_payment_fk',
      columns: [table.schoolId, table.paymentId],
      foreignColumns: [payment.schoolId, payment.id],
    }),
    check('subscription_span_check', sql`starts_at < ends_at`),
  ],
);

/** A plan that a school pays for one of its students. */
export const schoolSeat = pgTable(
  'school_seat',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    planId: uuid()
      .notNull()
      .references(() => plan.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    releasedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('school_seat_student').on(table.schoolId, table.studentId).where(sql`released_at is null`),
    check('school_seat_span_check', sql`starts_at < ends_at`),
  ],
);
