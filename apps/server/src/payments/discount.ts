import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';

export type DiscountReason = 'unknown' | 'expired' | 'used-up' | 'not-for-plan' | 'already-used';

export interface Discount {
  readonly id: string;
  readonly discountRial: number;
}

const CodeRow = v.object({
  id: v.string(),
  percent: v.nullable(v.number()),
  amountRial: v.nullable(v.number()),
  maxAmountRial: v.nullable(v.number()),
  planId: v.nullable(v.string()),
  startsAt: v.date(),
  endsAt: v.date(),
  maxUses: v.nullable(v.number()),
  used: v.number(),
  maxUsesPerPerson: v.number(),
  usedByPerson: v.number(),
});
type CodeRow = v.InferOutput<typeof CodeRow>;

/** Latin digits, upper case, without spaces: a parent types ۱۴۰۵ or mashq1405. */
export function foldCode(code: string): string {
  return code
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\s\u200c]/g, '')
    .toUpperCase();
}

/** The gateway takes no less; what is left below it is waived. */
const MIN_RIAL = 10_000;

function reductionOf({ percent, amountRial, maxAmountRial }: CodeRow, priceRial: number): number {
  const reduction =
    percent === null
      ? (amountRial ?? 0)
      : // Whole tomans, so that nobody sees a part of one.
        Math.min(Math.floor((priceRial * percent) / 1000) * 10, maxAmountRial ?? Number.POSITIVE_INFINITY);
  return priceRial - reduction < MIN_RIAL ? priceRial : reduction;
}

interface Asked {
  readonly schoolId: string;
  readonly studentId: string;
  readonly planId: string;
  readonly priceRial: number;
  readonly code: string;
  readonly now: Date;
  /** `for update` where the code is about to be used. */
  readonly lock?: SQL;
}

/**
 * What a code takes off a plan for a student, or why it does not. An order of the student that is not paid does not count as a
 * use: its code goes to the next order.
 */
export async function readDiscount(
  { query }: Session,
  { schoolId, studentId, planId, priceRial, code, now, lock = sql`` }: Asked,
): Promise<Discount | DiscountReason> {
  const own = sql`from payment p where p.school_id = ${schoolId} and p.student_id = ${studentId} and p.discount_code_id = d.id`;
  const [row] = await query(
    CodeRow,
    sql`
    select d.id, d.percent, d.amount_rial as "amountRial", d.max_amount_rial as "maxAmountRial", d.plan_id as "planId",
      d.starts_at as "startsAt", d.ends_at as "endsAt", d.max_uses as "maxUses",
      d.used - (select count(*)::int ${own} and p.state in ('created', 'pending')) as used,
      d.max_uses_per_person as "maxUsesPerPerson",
      (select count(*)::int ${own} and p.state in ('verifying', 'paid')) as "usedByPerson"
    from discount_code d where d.code = ${foldCode(code)} ${lock}`,
  );
  if (row === undefined) return 'unknown';
  if (row.startsAt > now || row.endsAt <= now) return 'expired';
  if (row.planId !== null && row.planId !== planId) return 'not-for-plan';
  if (row.usedByPerson >= row.maxUsesPerPerson) return 'already-used';
  if (row.maxUses !== null && row.used >= row.maxUses) return 'used-up';
  return { id: row.id, discountRial: reductionOf(row, priceRial) };
}

/** One use more, or one less. */
export async function countDiscount({ execute }: Session, id: string, change: 1 | -1): Promise<void> {
  await execute(sql`update discount_code set used = greatest(used + ${change}::int, 0) where id = ${id}`);
}
