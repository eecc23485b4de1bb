import { type Receipt, ReceiptSchema, type Seller } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Session } from '../platform/db/database.ts';
import { jsonAs } from '../platform/db/row.ts';

const Row = v.object({
  ...v.omit(ReceiptSchema, ['created_at', 'paid_at', 'refunded_at', 'starts_at', 'ends_at', 'seller', 'tax_rial'])
    .entries,
  seller: v.nullable(jsonAs<Seller>()),
  created_at: v.date(),
  paid_at: v.nullable(v.date()),
  refunded_at: v.nullable(v.date()),
  starts_at: v.nullable(v.date()),
  ends_at: v.nullable(v.date()),
});

const text = (at: Date | null) => at?.toISOString() ?? null;

/** The tax in an amount that contains it: in rial, of whole toman, as prices are. */
function taxIn(amountRial: number, seller: Seller | null): number | null {
  const percent = seller?.tax_percent ?? null;
  return percent === null ? null : Math.round((amountRial * percent) / (100 + percent) / 10) * 10;
}

/** Payments of a student that fit a condition on `p`, the newest first. */
export async function readReceipts(
  { query }: Session,
  { id, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
  condition: SQL,
  { limit = 1, offset = 0 }: { readonly limit?: number; readonly offset?: number } = {},
): Promise<Receipt[]> {
  const found = await query(
    Row,
    sql`
    select p.id, p.order_no, p.state, p.plan_id, p.plan_title, p.price_rial, p.discount_rial, p.amount_rial,
      d.code as discount_code, p.ref_id, p.card_mask, p.created_at, p.paid_at, p.refunded_at,
      a.first_name || ' ' || a.last_name as buyer_name, p.seller, s.starts_at, s.ends_at
    from payment p
    join account a on a.id = p.student_id
    left join discount_code d on d.id = p.discount_code_id
    left join subscription s on s.school_id = p.school_id and s.payment_id = p.id
    where p.school_id = ${schoolId} and p.student_id = ${id} and ${condition}
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`,
  );
  return found.map((row) => ({
    ...row,
    tax_rial: taxIn(row.amount_rial, row.seller),
    created_at: row.created_at.toISOString(),
    paid_at: text(row.paid_at),
    refunded_at: text(row.refunded_at),
    starts_at: text(row.starts_at),
    ends_at: text(row.ends_at),
  }));
}

const CountReceiptsRow = v.object({ total: v.number() });

export async function countReceipts(
  { query }: Session,
  { id, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
): Promise<number> {
  const [row] = await query(
    CountReceiptsRow,
    sql`select count(*)::int as total from payment where school_id = ${schoolId} and student_id = ${id}`,
  );
  return row?.total ?? 0;
}
