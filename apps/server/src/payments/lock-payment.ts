import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';
import { textAs } from '../platform/db/row.ts';
import type { PaymentState } from '../platform/db/schema/index.ts';

/** A payment's primary key. */
export const PaymentKey = v.object({
  schoolId: v.string(),
  id: v.string(),
});
export type PaymentKey = v.InferOutput<typeof PaymentKey>;

export const LockedPayment = v.object({
  state: textAs<PaymentState>(),
  studentId: v.string(),
  planId: v.string(),
  months: v.number(),
  amountRial: v.number(),
  authority: v.nullable(v.string()),
  discountCodeId: v.nullable(v.string()),
  createdAt: v.date(),
});
export type LockedPayment = v.InferOutput<typeof LockedPayment>;

/** Reads a payment and holds its row until the end of the transaction. */
export async function lockPayment({ query }: Session, { schoolId, id }: PaymentKey): Promise<LockedPayment | null> {
  const [row] = await query(
    LockedPayment,
    sql`
    select state, student_id as "studentId", plan_id as "planId", months, amount_rial as "amountRial", authority,
      discount_code_id as "discountCodeId", created_at as "createdAt"
    from payment where school_id = ${schoolId} and id = ${id} for update`,
  );
  return row ?? null;
}
