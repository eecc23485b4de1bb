import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Origin } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';
import { textAs } from '../platform/db/row.ts';
import type { PaymentState } from '../platform/db/schema/index.ts';
import { GatewayAway, type PaymentGateway, type Verification } from '../platform/payment-gateway.ts';
import { applyEvent } from './apply-event.ts';
import type { PaymentKey } from './lock-payment.ts';

/** After this time without a payment an order is given up; what the gateway reports later still counts. */
export const EXPIRES_MS = 30 * 60_000;

interface Asked {
  readonly origin: Origin;
  /** The payer came back without paying, as the address says: decides only what an unpaid payment is called. */
  readonly wasCancelled?: boolean;
  /** The payer came back: an unpaid payment is over, where the bank does not still work on it. */
  readonly isBack: boolean;
}

const Row = v.object({
  state: textAs<PaymentState>(),
  authority: v.nullable(v.string()),
  amountRial: v.number(),
  createdAt: v.date(),
});

/** Refused by Zarinpal because nothing was paid. */
const NOT_PAID = '-51';

/** What the gateway says of our amount; `waiting` where nothing is decided yet. */
async function ask(
  gateway: PaymentGateway,
  authority: string,
  amountRial: number,
): Promise<Verification | { readonly result: 'waiting' }> {
  try {
    const verification = await gateway.verify(authority, amountRial);
    if (verification.result === 'verified' || verification.code !== NOT_PAID) return verification;
    const inquiry = await gateway.inquiry(authority);
    return inquiry === 'failed' || inquiry === 'reversed' ? verification : { result: 'waiting' };
  } catch (error) {
    if (error instanceof GatewayAway) return { result: 'waiting' };
    throw error;
  }
}

/**
 * Asks the gateway what came of a payment, for the amount of our own row, and moves the payment to what it says. May run
 * twice at once and again at any time.
 */
export async function settlePayment(
  context: Context,
  key: PaymentKey,
  { origin, wasCancelled = false, isBack }: Asked,
): Promise<void> {
  const { db, clock, paymentGateway: gateway } = context;
  const [row] = await db.query(
    Row,
    sql`
    select state, authority, amount_rial as "amountRial", created_at as "createdAt" from payment
    where school_id = ${key.schoolId} and id = ${key.id}`,
  );
  if (row === undefined || row.state === 'paid' || row.state === 'refunded') return;
  const isOver = clock().getTime() - row.createdAt.getTime() > EXPIRES_MS;
  if (row.authority === null || gateway === undefined) {
    if (isOver) await applyEvent(context, key, 'expire', origin);
    return;
  }
  if (isBack) await applyEvent(context, key, 'return', origin);
  const answer = await ask(gateway, row.authority, row.amountRial);
  if (answer.result === 'verified') {
    const { refId, cardMask, feeRial } = answer;
    await applyEvent(context, key, 'return', origin);
    await applyEvent(context, key, 'verify', origin, { verifiedRial: row.amountRial, refId, cardMask, feeRial });
    return;
  }
  if (answer.result === 'refused') {
    const isCancelled = wasCancelled && answer.code === NOT_PAID;
    await applyEvent(context, key, 'return', origin);
    await applyEvent(context, key, isCancelled ? 'cancel' : 'refuse', origin, { failureCode: answer.code });
    return;
  }
  if (isOver) await applyEvent(context, key, 'expire', origin);
}
