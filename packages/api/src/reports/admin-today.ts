import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, InstantSchema } from '../platform/primitives.schemas.ts';

/** How many of a kind wait, and since when the first of them does; null where none does. */
const WaitingSchema = v.strictObject({ count: CountSchema, oldest_at: v.nullable(InstantSchema) });

/** Payments of a week. */
export const SalesWeekSchema = v.strictObject({
  /** Its Saturday. */
  week: v.pipe(v.string(), v.isoDate()),
  count: CountSchema,
  amount_rial: v.number(),
});
export type SalesWeek = v.InferOutput<typeof SalesWeekSchema>;

/** An administrator's day. */
export const AdminTodaySchema = v.strictObject({
  waiting: v.strictObject({
    /** Conversations in which somebody waits for an answer. */
    chats: WaitingSchema,
    /** Requests for an account that nobody has decided, with those who only want to hear of us. */
    registrations: WaitingSchema,
    /** Messages of visitors that nobody has answered or closed. */
    visitor_messages: WaitingSchema,
    /** Pre-orders nobody has called, or whose agreed day has come. */
    pre_orders: WaitingSchema,
    job_applications: WaitingSchema,
  }),
  /** Schools that are not archived, their students, and people without a school. */
  schools_count: CountSchema,
  students_count: CountSchema,
  individuals_count: CountSchema,
  /** The last eight weeks, the running one the last. Refunded payments are not in it. */
  sales: v.array(SalesWeekSchema),
});
export type AdminToday = v.InferOutput<typeof AdminTodaySchema>;

/** The home of administrators. */
export const adminToday = {
  read: defineCall({
    method: 'GET',
    path: '/admin/today/',
    access: ['admin'],
    summary: 'What waits for an administrator, and what was sold in the last eight weeks.',
    response: AdminTodaySchema,
  }),
};
