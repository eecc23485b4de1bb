import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notFound } from '../platform/app-error.ts';
import { type Origin, recordAudit } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';
import { textAs } from '../platform/db/row.ts';
import type { PaymentState } from '../platform/db/schema/index.ts';
import { applyEvent } from './apply-event.ts';
import { PaymentKey } from './lock-payment.ts';

export const ListedPayment = v.object({
  ...PaymentKey.entries,
  orderNo: v.string(),
  state: textAs<PaymentState>(),
  planTitle: v.string(),
  amountRial: v.number(),
  refId: v.nullable(v.string()),
  createdAt: v.date(),
});
export type ListedPayment = v.InferOutput<typeof ListedPayment>;

const PAGE = 100;

const KeyRow = v.object({ ...PaymentKey.entries, state: textAs<PaymentState>() });

/** What administrators do with payments and seats, by the command line. */
export function paymentAdministration(context: Pick<Context, 'db' | 'clock'>) {
  const { db, clock } = context;
  return {
    /** The newest first, a hundred at once, older than `before`; of one state where it is given. */
    list: (before: Date = clock(), state?: string): Promise<ListedPayment[]> =>
      db.query(
        ListedPayment,
        sql`
        /* across schools: payments of all */
        select school_id as "schoolId", id, order_no as "orderNo", state, plan_title as "planTitle",
          amount_rial as "amountRial", ref_id as "refId", created_at as "createdAt"
        from payment
        where created_at <= ${before.toISOString()}::timestamptz and ${state === undefined ? sql`true` : sql`state = ${state}`}
        order by created_at desc, id desc limit ${PAGE}`,
      ),

    /** Notes that the money of a paid payment was given back, and ends what it gave. The money itself goes through the gateway's own panel. Returns false where it was noted before. */
    refund: async (origin: Origin, paymentId: string): Promise<boolean> => {
      const [key] = await db.query(
        KeyRow,
        sql`
        /* across schools: payments of all */
        select school_id as "schoolId", id, state from payment where id = ${paymentId}`,
      );
      if (key === undefined || (key.state !== 'paid' && key.state !== 'refunded')) {
        throw notFound('چنین پرداخت انجام‌شده‌ای نیست.');
      }
      return applyEvent(context, key, 'refund', origin);
    },

    /** Gives every student of a school that has no seat one of a plan, until a moment. Returns how many. */
    giveSeats: (origin: Origin, given: { schoolId: string; planId: string; endsAt: Date }): Promise<number> =>
      db.transaction(async (tx) => {
        const { schoolId, planId, endsAt } = given;
        const now = clock();
        const at = sql`${now.toISOString()}::timestamptz`;
        await tx.execute(sql`
          update school_seat set released_at = ${at}
          where school_id = ${schoolId} and released_at is null and ends_at <= ${at}`);
        const seats = await tx.execute(sql`
          insert into school_seat (school_id, student_id, plan_id, starts_at, ends_at, created_at)
          select a.school_id, a.id, ${planId}::uuid, ${at}, ${endsAt.toISOString()}::timestamptz, ${at}
          from account a where a.school_id = ${schoolId} and a.role = 'STUDENT' and a.archived_at is null
          on conflict do nothing returning id`);
        const after = { planId, seats: seats.length, endsAt: endsAt.toISOString() };
        await recordAudit(tx, now, origin, { action: 'payment.seats', target: schoolId, schoolId, after });
        return seats.length;
      }),
  };
}
