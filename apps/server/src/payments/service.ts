import { randomInt } from 'node:crypto';
import { type Contract, type ParsedOf, PlanSchema, type Receipt, type ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { AppError, conflict, notFound } from '../platform/app-error.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { IdRow } from '../platform/db/row.ts';
import { GatewayAway } from '../platform/payment-gateway.ts';
import { applyEvent, applyEventWithin } from './apply-event.ts';
import { PLAN_COLUMNS, readPlansOnSale } from './catalog.ts';
import { countDiscount, type DiscountReason, foldCode, readDiscount } from './discount.ts';
import { lockPayment } from './lock-payment.ts';
import { countReceipts, readReceipts } from './receipts.ts';
import { EXPIRES_MS, settlePayment } from './settle.ts';
import { readSubscription } from './subscription.ts';

type Calls = Contract['payment'];
type Plan = ResponseOf<Calls['plan']>;

const reasons: Readonly<Record<DiscountReason, string>> = {
  unknown: 'این کد تخفیف را نمی‌شناسیم. حروف و رقم‌هایش را دوباره ببینید.',
  expired: 'مهلت این کد تخفیف گذشته است.',
  'used-up': 'همهٔ سهم این کد تخفیف استفاده شده است.',
  'not-for-plan': 'این کد تخفیف برای طرح دیگری است.',
  'already-used': 'شما پیش‌تر از این کد تخفیف استفاده کرده‌اید.',
};

const noPlan = () => notFound('این طرح پیدا نشد، یا دیگر فروخته نمی‌شود.');
const notOrdered = () => conflict('payment-id', 'این سفارش ثبت نشد. صفحه را تازه کنید و دوباره امتحان کنید.');
const otherAmount = () =>
  conflict('amount', 'مبلغ این سفارش با آنچه در صفحه نوشته بود یکی نیست. مبلغ تازه را ببینید و دوباره بزنید.');
const noPayment = () => notFound('چنین پرداختی پیدا نشد.');
const gatewayUnavailable = () =>
  new AppError('unavailable', 'درگاه پرداخت الان جواب نمی‌دهد. پولی کم نشده است؛ چند دقیقهٔ دیگر دوباره امتحان کنید.', {
    code: 'gateway-away',
    retryAfter: 60,
  });

/** How long an open payment of the same price is gone on with, so that two tabs do not pay twice. */
const GO_ON_MS = EXPIRES_MS;

const OpenOrder = v.object({
  id: v.string(),
  planId: v.string(),
  code: v.nullable(v.string()),
  priceRial: v.number(),
  amountRial: v.number(),
  gateway: v.string(),
  createdAt: v.date(),
});
type OpenOrder = v.InferOutput<typeof OpenOrder>;

const CreateRow = v.object({ authority: v.nullable(v.string()) });

/** The seller of this moment: what is sold later by somebody else changes no receipt of before. */
const SELLER = sql`
  select jsonb_build_object('name', seller_name, 'code', seller_code, 'address', address, 'phone', phone,
    'tax_percent', tax_percent)
  from site_settings where id = 1 and seller_name is not null`;

/** Plans on sale, and payments of students. */
export function paymentService(context: Context) {
  const { db, clock, paymentGateway: gateway } = context;

  async function readPlan(session: Session, planId: string): Promise<Plan> {
    const [plan] = await session.query(
      PlanSchema,
      sql`select ${PLAN_COLUMNS} from plan where id = ${planId} and state = 'on_sale'`,
    );
    if (plan === undefined) throw noPlan();
    return plan;
  }

  async function receiptOf(actor: Actor, paymentId: string): Promise<Receipt> {
    const [receipt] = await readReceipts(db, actor, sql`p.id = ${paymentId}`);
    if (receipt === undefined) throw noPayment();
    return receipt;
  }

  /** Stores the order, or finds the one that it goes on with. Returns its id. */
  async function order(actor: Actor, body: ParsedOf<Calls['create']>['body']): Promise<string> {
    const { id, plan_id, code, amount_rial: shown } = body;
    const requireShown = (amountRial: number) => {
      if (shown !== null && shown !== amountRial) throw otherAmount();
    };
    return db.transaction(async (tx) => {
      // One order of a student at a time, and none in a school that it has just left.
      const [account] = await tx.execute(sql`
        select id from account where id = ${actor.id} and school_id = ${actor.schoolId} for no key update`);
      if (account === undefined) throw notOrdered();
      const before = await lockPayment(tx, { schoolId: actor.schoolId, id });
      if (before !== null) {
        if (before.studentId !== actor.id || before.planId !== plan_id) {
          throw notOrdered();
        }
        requireShown(before.amountRial);
        return id;
      }
      const plan = await readPlan(tx, plan_id);
      const now = clock();
      const folded = code === null ? null : foldCode(code);
      const open = await openOrders(tx, actor);
      const fresh = now.getTime() - GO_ON_MS;
      const same = open.find(
        (each) =>
          each.planId === plan_id &&
          each.code === folded &&
          each.priceRial === plan.price_rial &&
          each.gateway === (gateway?.name ?? 'none') &&
          each.createdAt.getTime() > fresh,
      );
      // Given up before the code is locked: every other event of a payment locks the payment first.
      for (const each of open) {
        if (folded === null || each.code !== folded || each === same) continue;
        const key = { schoolId: actor.schoolId, id: each.id };
        await applyEventWithin(tx, now, key, 'expire', { origin: originOf(actor.id) });
      }
      const discount =
        code === null
          ? null
          : await readDiscount(tx, {
              schoolId: actor.schoolId,
              studentId: actor.id,
              planId: plan_id,
              priceRial: plan.price_rial,
              code,
              now,
              lock: sql`for update of d`,
            });
      if (typeof discount === 'string') {
        throw new AppError('unprocessable', reasons[discount], {
          code: 'discount-code',
          fields: { code: reasons[discount] },
        });
      }
      const discountRial = discount?.discountRial ?? 0;
      const amountRial = same?.amountRial ?? plan.price_rial - discountRial;
      requireShown(amountRial);
      if (same !== undefined) return same.id;
      if (discount !== null) await countDiscount(tx, discount.id, 1);
      const at = sql`${now.toISOString()}::timestamptz`;
      await tx.execute(sql`
        insert into payment (school_id, id, order_no, student_id, plan_id, plan_title, months, price_rial, discount_rial,
          amount_rial, discount_code_id, seller, gateway, state, created_at, updated_at)
        values (${actor.schoolId}, ${id}, ${String(randomInt(1_000_000_000, 9_999_999_999))}, ${actor.id}, ${plan_id},
          ${plan.title}, ${plan.months}, ${plan.price_rial}, ${discountRial}, ${amountRial}, ${discount?.id ?? null}, (${SELLER}),
          ${amountRial === 0 ? 'none' : (gateway?.name ?? 'none')}, 'created', ${at}, ${at})`);
      return id;
    });
  }

  /** Orders of a student that are not paid, the newest first; also those that the gateway has not answered yet. */
  function openOrders({ query }: Session, { id, schoolId }: Actor): Promise<OpenOrder[]> {
    return query(
      OpenOrder,
      sql`
      select p.id, p.plan_id as "planId", d.code, p.price_rial as "priceRial", p.amount_rial as "amountRial", p.gateway,
        p.created_at as "createdAt"
      from payment p left join discount_code d on d.id = p.discount_code_id
      where p.school_id = ${schoolId} and p.student_id = ${id} and p.state in ('created', 'pending')
      order by p.created_at desc, p.id desc`,
    );
  }

  /**
   * Registers a new order with the gateway, or gives it up. Two requests for one order may both do so: the first answer counts,
   * and nobody is sent to the other.
   */
  async function register(actor: Actor, receipt: Receipt): Promise<void> {
    const key = { schoolId: actor.schoolId, id: receipt.id };
    const origin = originOf(actor.id);
    if (receipt.amount_rial === 0) {
      await applyEvent(context, key, 'waive', origin, { verifiedRial: 0 });
      return;
    }
    if (gateway === undefined) {
      await applyEvent(context, key, 'request-failed', origin, { failureCode: 'no-gateway' });
      return;
    }
    try {
      const { authority } = await gateway.request({
        amountRial: receipt.amount_rial,
        description: `${receipt.plan_title}، سفارش ${receipt.order_no}`,
        callbackPath: '/student/bank-receipt/check',
        orderNo: receipt.order_no,
      });
      await applyEvent(context, key, 'request', origin, { authority });
    } catch (error) {
      if (!(error instanceof GatewayAway)) throw error;
      await applyEvent(context, key, 'request-failed', origin, { failureCode: 'gateway-away' });
    }
  }

  return {
    plans: (_actor: Actor) => readPlansOnSale(db),

    plan: (_actor: Actor, { planId }: { planId: string }) => readPlan(db, planId),

    checkDiscount: async (
      actor: Actor,
      { planId, code }: { planId: string; code: string },
    ): Promise<ResponseOf<Calls['checkDiscount']>> => {
      const plan = await readPlan(db, planId);
      const { id: studentId, schoolId } = actor;
      const asked = { schoolId, studentId, planId, priceRial: plan.price_rial, code, now: clock() };
      const found = await readDiscount(db, asked);
      const isValid = typeof found !== 'string';
      const discount = isValid ? found.discountRial : 0;
      return {
        is_valid: isValid,
        reason: isValid ? null : found,
        message: isValid ? null : reasons[found],
        discount_rial: discount,
        price_after_rial: plan.price_rial - discount,
      };
    },

    create: async (actor: Actor, body: ParsedOf<Calls['create']>['body']): Promise<ResponseOf<Calls['create']>> => {
      const id = await order(actor, body);
      const ordered = await receiptOf(actor, id);
      if (ordered.state === 'created') await register(actor, ordered);
      const [row] = await db.query(
        CreateRow,
        sql`select authority from payment where school_id = ${actor.schoolId} and id = ${id}`,
      );
      const receipt = await receiptOf(actor, id);
      // The gateway did not answer, this request or another one for the same order.
      if (ordered.state === 'created' && receipt.state === 'failed') throw gatewayUnavailable();
      const isOpen = receipt.state === 'pending' && row?.authority != null && gateway !== undefined;
      return { receipt, redirect_url: isOpen ? gateway.startUrl(row.authority ?? '') : null };
    },

    verify: async (actor: Actor, { authority, was_cancelled }: ParsedOf<Calls['verify']>['body']): Promise<Receipt> => {
      const [found] = await db.query(
        IdRow,
        sql`
        select id from payment
        where school_id = ${actor.schoolId} and student_id = ${actor.id} and authority = ${authority}`,
      );
      if (found === undefined) throw noPayment();
      const key = { schoolId: actor.schoolId, id: found.id };
      await settlePayment(context, key, { origin: originOf(actor.id), wasCancelled: was_cancelled, isBack: true });
      return receiptOf(actor, found.id);
    },

    receipts: async (actor: Actor, { page, size }: { page: number; size: number }) => ({
      page,
      size,
      total: await countReceipts(db, actor),
      items: await readReceipts(db, actor, sql`true`, { limit: size, offset: (page - 1) * size }),
    }),

    receipt: receiptOf,

    subscription: (actor: Actor) => readSubscription(db, actor, clock()),
  };
}
