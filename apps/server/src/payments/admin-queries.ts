import type { AdminPayment, AdminPaymentDetail, PaymentState, PaymentTotal } from '@mashq/api/contract';
import {
  AdminPaymentDetailSchema,
  AdminPaymentSchema,
  PaymentEventSchema,
  PaymentTotalSchema,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';

/** Which payments; left out, all. */
export interface PaymentFilter {
  readonly state?: PaymentState | undefined;
  /** Made at this moment or later. */
  readonly from?: string | undefined;
  /** Made before this moment. */
  readonly until?: string | undefined;
  /** What the order number begins with, in Latin digits. */
  readonly orderNo?: string | undefined;
}

const Row = v.object({
  ...v.omit(AdminPaymentSchema, ['created_at', 'paid_at', 'refunded_at']).entries,
  created_at: v.date(),
  paid_at: v.nullable(v.date()),
  refunded_at: v.nullable(v.date()),
});
type Row = v.InferOutput<typeof Row>;
const DetailRow = v.object({
  ...Row.entries,
  ...v.pick(AdminPaymentDetailSchema, ['discount_code', 'gateway', 'card_mask', 'fee_rial', 'failure_code']).entries,
  school_id: v.string(),
  starts_at: v.nullable(v.date()),
  ends_at: v.nullable(v.date()),
});
const EventRow = v.object({ ...PaymentEventSchema.entries, at: v.date() });

const text = (at: Date | null) => at?.toISOString() ?? null;

const columns = sql`
  p.id, p.order_no, p.state, p.plan_title, a.first_name || ' ' || a.last_name as buyer_name, a.username as buyer_username,
  case s.kind when 'school' then s.title end as school_title, p.price_rial, p.discount_rial, p.amount_rial, p.ref_id,
  p.created_at, p.paid_at, p.refunded_at`;
const tables = sql`payment p join account a on a.id = p.student_id join school s on s.id = p.school_id`;

function conditionOf({ state, from, until, orderNo }: PaymentFilter): SQL {
  const all = [
    state === undefined ? sql`true` : sql`p.state = ${state}`,
    from === undefined ? sql`true` : sql`p.created_at >= ${from}::timestamptz`,
    until === undefined ? sql`true` : sql`p.created_at < ${until}::timestamptz`,
    orderNo === undefined || orderNo === '' ? sql`true` : sql`starts_with(p.order_no, ${orderNo})`,
  ];
  return sql.join(all, sql` and `);
}

const shown = ({ created_at, paid_at, refunded_at, ...row }: Row): AdminPayment => ({
  ...row,
  created_at: created_at.toISOString(),
  paid_at: text(paid_at),
  refunded_at: text(refunded_at),
});

/** Payments of all schools, the newest first. */
export async function readPayments(
  { query }: Session,
  filter: PaymentFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AdminPayment[]> {
  const found = await query(
    Row,
    sql`
    /* across schools: payments of all */
    select ${columns} from ${tables} where ${conditionOf(filter)}
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`,
  );
  return found.map(shown);
}

/** How many of the payments found are in each state, and what they come to. */
export function readTotals({ query }: Session, filter: PaymentFilter): Promise<PaymentTotal[]> {
  // Eight bytes: thousands of plans are more rial than four hold.
  return query(
    PaymentTotalSchema,
    sql`
    /* across schools: payments of all */
    select p.state, count(*)::int as count, sum(p.amount_rial)::float8 as amount_rial
    from payment p where ${conditionOf(filter)} group by p.state order by p.state`,
  );
}

/** One payment of any school with every change of its state; undefined where there is none. */
export async function readPaymentDetail({ query }: Session, id: string): Promise<AdminPaymentDetail | undefined> {
  const [row] = await query(
    DetailRow,
    sql`
    /* across schools: payments of all */
    select ${columns}, p.school_id, d.code as discount_code, p.gateway, p.card_mask, p.fee_rial, p.failure_code,
      b.starts_at, b.ends_at
    from ${tables} left join discount_code d on d.id = p.discount_code_id
      left join subscription b on b.school_id = p.school_id and b.payment_id = p.id
    where p.id = ${id}`,
  );
  if (!row) return undefined;
  const { school_id: schoolId, discount_code, gateway, card_mask, fee_rial, failure_code, starts_at, ends_at } = row;
  const { starts_at: _starts, ends_at: _ends, school_id: _school, ...rest } = row;
  const events = await query(
    EventRow,
    sql`
    select e.id, e.kind, e.from_state, e.to_state, e.created_at as at,
      case when e.actor = p.student_id::text then 'buyer' when e.actor like 'cli:%' then 'command-line'
        when a.role = 'SYS_ADMIN' then 'admin' else 'server' end as by,
      case a.role when 'SYS_ADMIN' then a.first_name || ' ' || a.last_name end as by_name
    from payment_event e join payment p on p.school_id = e.school_id and p.id = e.payment_id
      left join account a on a.id::text = e.actor
    where e.school_id = ${schoolId} and e.payment_id = ${id} order by e.created_at, e.id`,
  );
  return {
    ...shown(rest),
    discount_code,
    gateway,
    card_mask,
    fee_rial,
    failure_code,
    starts_at: text(starts_at),
    ends_at: text(ends_at),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}
