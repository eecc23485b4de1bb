import { sql } from 'drizzle-orm';
import { notFound } from '../platform/app-error.ts';
import { type Origin, recordAudit } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';
import type { PaymentState } from '../platform/db/schema/index.ts';
import { applyEvent } from './apply-event.ts';
import type { PaymentKey } from './lock-payment.ts';

export interface ListedPayment extends PaymentKey {
  readonly orderNo: string;
  readonly state: PaymentState;
  readonly planTitle: string;
  readonly amountRial: number;
  readonly refId: string | null;
  readonly createdAt: Date;
}

const PAGE = 100;

/** What administrators do with payments and seats, by the command line. */
export function paymentAdministration(context: Pick<Context, 'db' | 'clock'>) {
  const { db, clock } = context;
  return {
    /** The newest first, a hundred at once, older than `before`; of one state where it is given. */
    list: (before: Date = clock(), state?: string): Promise<ListedPayment[]> =>
      db.rows<ListedPayment>(sql`
        /* across schools: payments of all */
        select school_id as "schoolId", id, order_no as "orderNo", state, plan_title as "planTitle",
          amount_rial as "amountRial", ref_id as "refId", created_at as "createdAt"
        from payment
        where created_at <= ${before.toISOString()}::timestamptz and ${state === undefined ? sql`true` : sql`state = ${state}`}
        order by created_at desc, id desc limit ${PAGE}`),

    /** Notes that the money of a paid payment was given back, and ends what it gave. The money itself goes through the gateway's own panel. Returns false where it was noted before. */
    refund: async (origin: Origin, paymentId: string): Promise<boolean> => {
      const [key] = await db.rows<PaymentKey & { state: PaymentState }>(sql`
        /* across schools: payments of all */
        select school_id as "schoolId", id, state from payment where id = ${paymentId}`);
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
        await tx.rows(sql`
          update school_seat set released_at = ${at}
          where school_id = ${schoolId} and released_at is null and ends_at <= ${at}`);
        const seats = await tx.rows(sql`
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
