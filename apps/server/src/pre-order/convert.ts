import { sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';
import { applyEvent } from './apply-event.ts';

interface Bought {
  readonly studentId: string;
  readonly planId: string;
}

/**
 * The plan of open pre-orders was bought: by the student they were asked for with, or from an account with the same phone.
 * Part of the transaction that pays. Returns how many were converted.
 */
export async function convertPreOrders(tx: Session, { studentId, planId }: Bought, now: Date): Promise<number> {
  const found = await tx.rows<{ id: string }>(sql`
    select o.id from pre_order o join account a on a.id = ${studentId}
    where o.state in ('requested', 'contacted', 'confirmed') and (o.account_id = a.id or o.phone_hash = a.phone_hash)
      and (o.plan_id = ${planId} or o.plan_id is null)
    order by o.id`);
  for (const { id } of found) await applyEvent(tx, now, { actor: 'payment' }, { id, event: 'convert' });
  return found.length;
}
