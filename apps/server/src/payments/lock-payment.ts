import { sql } from 'drizzle-orm';
import type { Session } from '../platform/db/database.ts';
import type { PaymentState } from '../platform/db/schema/index.ts';

/** A payment's primary key. */
export interface PaymentKey {
  readonly schoolId: string;
  readonly id: string;
}

export interface LockedPayment {
  readonly state: PaymentState;
  readonly studentId: string;
  readonly planId: string;
  readonly months: number;
  readonly amountRial: number;
  readonly authority: string | null;
  readonly discountCodeId: string | null;
  readonly createdAt: Date;
}

/** Reads a payment and holds its row until the end of the transaction. */
export async function lockPayment({ rows }: Session, { schoolId, id }: PaymentKey): Promise<LockedPayment | null> {
  const [row] = await rows<LockedPayment>(sql`
    select state, student_id as "studentId", plan_id as "planId", months, amount_rial as "amountRial", authority,
      discount_code_id as "discountCodeId", created_at as "createdAt"
    from payment where school_id = ${schoolId} and id = ${id} for update`);
  return row ?? null;
}
