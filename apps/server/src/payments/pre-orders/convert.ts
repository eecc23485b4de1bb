import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { applyEvent } from './apply-event.ts';

interface Bought {
  readonly studentId: string;
  readonly planId: string;
}

const ConvertPreOrdersRow = v.object({ id: v.string(), isBought: v.boolean(), title: v.string() });

/**
 * A plan was bought by a student with whose account, or whose phone, pre-orders are open. One for a single child and this very
 * plan is what was bought. A purchase is no answer to one for several children, or without a plan: it stays open, and the
 * purchase is noted for the administrator who calls. Part of the transaction that pays. Returns how many were converted.
 */
export async function convertPreOrders(tx: Session, { studentId, planId }: Bought, now: Date): Promise<number> {
  const found = await tx.query(
    ConvertPreOrdersRow,
    sql`
    select o.id, o.seats = 1 and o.plan_id is not distinct from p.id as "isBought", p.title
    from pre_order o join account a on a.id = ${studentId} join plan p on p.id = ${planId}
    where o.state in ('requested', 'contacted', 'confirmed') and (o.account_id = a.id or o.phone_hash = a.phone_hash)
    order by o.id`,
  );
  for (const { id, isBought, title } of found) {
    await applyEvent(
      tx,
      now,
      { actor: 'payment' },
      isBought ? { id, event: 'convert' } : { id, event: 'repeat', note: `با همین شماره یک «${title}» خریده شد.` },
    );
  }
  return found.filter(({ isBought }) => isBought).length;
}
