import { persianNumber } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { notify } from '../notifications/notify.ts';
import { type Origin, recordAudit } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import type { PaymentEventKind } from '../platform/db/schema/index.ts';
import { countDiscount } from './discount.ts';
import { type LockedPayment, lockPayment, type PaymentKey } from './lock-payment.ts';
import { convertPreOrders } from './pre-orders/convert.ts';
import { holdsDiscount, nextState } from './state-machine.ts';
import { activateSubscription, endSubscription } from './subscription.ts';

/** What an event brings along. */
export interface EventDetail {
  readonly authority?: string;
  readonly verifiedRial?: number;
  readonly refId?: string;
  readonly cardMask?: string | null;
  readonly feeRial?: number | null;
  readonly failureCode?: string;
}

/** The plan of a child that was paid back is over: it reads why. */
async function notifyOfRefund(
  tx: Session,
  { schoolId, id }: PaymentKey,
  { studentId, amountRial }: LockedPayment,
  now: Date,
): Promise<void> {
  await notify(
    tx,
    schoolId,
    {
      kind: 'notice',
      cause: `${id}/refund`,
      title: 'پول اشتراک برگردانده شد',
      body: `${persianNumber(Math.round(amountRial / 10))} تومان برگردانده شد و اشتراکی که با آن خریده بودی تمام شد. اگر سؤالی داری با پشتیبانی حرف بزن.`,
      path: '/student/payment',
      at: now,
      now,
    },
    sql`select ${studentId}::uuid`,
  );
}

/** `applyEventWithin`, in a transaction of its own. */
export function applyEvent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: PaymentKey,
  event: PaymentEventKind,
  origin: Origin,
  detail: EventDetail = {},
): Promise<boolean> {
  return db.transaction((tx) => applyEventWithin(tx, clock(), key, event, { origin, detail }));
}

/**
 * Moves a payment to the next state, with all that follows from it, in one transaction: the subscription, the use of the
 * discount code, the payment's history and the audit log. Returns false where the event does not fit its state.
 */
export async function applyEventWithin(
  tx: Session,
  now: Date,
  key: PaymentKey,
  event: PaymentEventKind,
  { origin, detail = {} }: { readonly origin: Origin; readonly detail?: EventDetail },
): Promise<boolean> {
  const before = await lockPayment(tx, key);
  const state = before && nextState(before.state, event);
  if (before === null || state === null) return false;
  const { schoolId, id } = key;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
      update payment set state = ${state}, updated_at = ${at},
        authority = coalesce(${detail.authority ?? null}, authority),
        verified_rial = coalesce(${detail.verifiedRial ?? null}::int, verified_rial),
        ref_id = coalesce(${detail.refId ?? null}, ref_id),
        card_mask = coalesce(${detail.cardMask ?? null}, card_mask),
        fee_rial = coalesce(${detail.feeRial ?? null}::int, fee_rial),
        failure_code = ${detail.failureCode ?? null},
        paid_at = ${state === 'paid' ? at : sql`paid_at`},
        refunded_at = ${state === 'refunded' ? at : sql`refunded_at`}
      where school_id = ${schoolId} and id = ${id}`);
  const { discountCodeId } = before;
  if (discountCodeId !== null && holdsDiscount(before.state) !== holdsDiscount(state)) {
    await countDiscount(tx, discountCodeId, holdsDiscount(state) ? 1 : -1);
  }
  if (state === 'paid') {
    await activateSubscription(tx, key, before, now);
    await convertPreOrders(tx, before, now);
  }
  if (state === 'refunded') {
    await endSubscription(tx, key, now);
    await notifyOfRefund(tx, key, before, now);
  }
  await tx.execute(sql`
      insert into payment_event (school_id, payment_id, kind, from_state, to_state, actor, detail, created_at)
      values (${schoolId}, ${id}, ${event}, ${before.state}, ${state}, ${origin.actor}, ${JSON.stringify(detail)}::jsonb,
        ${at})`);
  const states = { before: { state: before.state }, after: { state, amountRial: before.amountRial } };
  await recordAudit(tx, now, origin, { action: `payment.${event}`, target: id, schoolId, ...states });
  return true;
}
