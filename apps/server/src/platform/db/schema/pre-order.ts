import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, instant, oneOf } from './columns.ts';
import { plan } from './payment.ts';

/** `draft` is the form before it is sent: it lives in the browser alone, and begins the history of a row. */
export const PRE_ORDER_STATES = [
  'draft',
  'requested',
  'contacted',
  'confirmed',
  'converted',
  'declined',
  'expired',
] as const;
export type PreOrderState = (typeof PRE_ORDER_STATES)[number];

/** Those that somebody still works on. */
export const OPEN_PRE_ORDERS = ['requested', 'contacted', 'confirmed'] as const satisfies readonly PreOrderState[];

export const PRE_ORDER_ROLES = ['parent', 'teacher', 'school'] as const;
export type PreOrderRole = (typeof PRE_ORDER_ROLES)[number];

export const PRE_ORDER_SOURCES = ['student', 'site'] as const;
export type PreOrderSource = (typeof PRE_ORDER_SOURCES)[number];

/** Somebody who wants a plan for several children, a class or later. It belongs to no school: most have no account yet. */
export const preOrder = pgTable(
  'pre_order',
  {
    /** Made by the browser: the idempotency key. */
    id: uuid().primaryKey(),
    state: text().$type<PreOrderState>().notNull(),
    name: text().notNull(),
    /** Encrypted (`platform/security/phone-cipher.ts`). */
    phone: text().notNull(),
    /** Blind index: one open pre-order for a number and a plan, and found when the plan is bought. */
    phoneHash: text().notNull(),
    role: text().$type<PreOrderRole>().notNull(),
    schoolTitle: text().notNull(),
    city: text().notNull(),
    grade: integer(),
    /** Null while it is not decided. */
    planId: uuid().references(() => plan.id),
    seats: integer().notNull(),
    note: text().notNull(),
    source: text().$type<PreOrderSource>().notNull(),
    /** Of the student it was asked for with. */
    accountId: uuid().references(() => account.id),
    /** That we may call. */
    hasConsent: boolean().notNull(),
    followUpAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('pre_order_open')
      .on(table.phoneHash, sql`coalesce(plan_id, '00000000-0000-0000-0000-000000000000'::uuid)`)
      .where(oneOf('state', OPEN_PRE_ORDERS)),
    index().on(table.state, table.createdAt),
    index().on(table.createdAt),
    index().on(table.accountId),
    check('pre_order_state_check', oneOf('state', PRE_ORDER_STATES)),
    check('pre_order_sent_check', sql`state <> 'draft' and has_consent`),
    check('pre_order_role_check', oneOf('role', PRE_ORDER_ROLES)),
    check('pre_order_source_check', oneOf('source', PRE_ORDER_SOURCES)),
    check('pre_order_seats_check', sql`seats between 1 and 10000`),
    check('pre_order_grade_check', sql`grade is null or grade between 3 and 6`),
  ],
);

export const PRE_ORDER_EVENTS = ['request', 'repeat', 'contact', 'confirm', 'decline', 'convert', 'expire'] as const;
export type PreOrderEventKind = (typeof PRE_ORDER_EVENTS)[number];

/** What happened to a pre-order, in order. */
export const preOrderEvent = pgTable(
  'pre_order_event',
  {
    id: id(),
    preOrderId: uuid()
      .notNull()
      .references(() => preOrder.id, { onDelete: 'cascade' }),
    kind: text().$type<PreOrderEventKind>().notNull(),
    fromState: text().$type<PreOrderState>().notNull(),
    toState: text().$type<PreOrderState>().notNull(),
    /** An account's id, `visitor`, `job:pre-orders`, or `payment`. */
    actor: text().notNull(),
    note: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.preOrderId, table.createdAt),
    check('pre_order_event_kind_check', oneOf('kind', PRE_ORDER_EVENTS)),
    check('pre_order_event_from_check', oneOf('from_state', PRE_ORDER_STATES)),
    check('pre_order_event_to_check', oneOf('to_state', PRE_ORDER_STATES)),
  ],
);
