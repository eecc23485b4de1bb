import { sql } from 'drizzle-orm';
import type { Session } from '../platform/db/database.ts';

interface Student {
  readonly id: string;
  readonly schoolId: string;
}

/**
 * Holds the payments of a student until the end of the transaction. For who will move them, before the account's row is locked:
 * an event of a payment locks in this order too.
 */
export async function holdPayments({ execute }: Session, { id, schoolId }: Student): Promise<void> {
  await execute(sql`
    select id from payment where school_id = ${schoolId} and student_id = ${id} order by id for update`);
}

/** What a student has bought, and its receipts, go with it to another school; so does a payment that is still open at the bank. */
export async function movePayments({ execute }: Session, { id, schoolId: from }: Student, to: string): Promise<void> {
  // One statement: each of the three refers to the others by the school.
  await execute(sql`
    with moved as (
      update payment set school_id = ${to} where school_id = ${from} and student_id = ${id} returning id
    ), events as (
      update payment_event set school_id = ${to}
      where school_id = ${from} and payment_id in (
        select p.id from payment p where p.school_id = ${from} and p.student_id = ${id})
    )
    update subscription set school_id = ${to}
    where school_id = ${from} and student_id = ${id} and payment_id in (select id from moved)`);
}
