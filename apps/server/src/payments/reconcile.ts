import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { PaymentKey } from './lock-payment.ts';
import { settlePayment } from './settle.ts';

/** A payer who is at the gateway is left alone for this long. */
const LOOK_AFTER_MS = 5 * 60_000;

/** Payments that are asked about in one run; the rest follows in the next. */
const MAX = 200;

const origin = { actor: 'job:reconcile' };

/**
 * Settles payments whose payers did not come back, or whose gateway did not answer: open ones by asking about each, given-up
 * ones where the gateway has them as paid. Several copies of the server may do it at once. Returns how many it asked about.
 */
export async function reconcilePayments(context: Context): Promise<number> {
  const { db, clock, paymentGateway: gateway } = context;
  const before = new Date(clock().getTime() - LOOK_AFTER_MS).toISOString();
  const open = await db.query(
    PaymentKey,
    sql`
    /* across schools: payments of all */
    select school_id as "schoolId", id from payment
    where state in ('created', 'pending', 'verifying') and updated_at < ${before}::timestamptz
    order by updated_at limit ${MAX}`,
  );
  const authorities = (await gateway?.unverified().catch(() => [])) ?? [];
  const known = await db.query(
    PaymentKey,
    sql`
    /* across schools: payments of all */
    select school_id as "schoolId", id from payment
    where state in ('failed', 'cancelled', 'expired') and authority = any(array(
      select jsonb_array_elements_text(${JSON.stringify(authorities)}::jsonb)))
    limit ${MAX}`,
  );
  for (const key of [...open, ...known]) await settlePayment(context, key, { origin, isBack: false });
  return open.length + known.length;
}
