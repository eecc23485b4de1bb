import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { IdRow } from '../../platform/db/row.ts';
import { applyEvent } from './apply-event.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Without a word for so long after the last one, or after the day that was agreed on, nobody waits any more. */
export const OPEN_MS = 30 * DAY_MS;
/** What is over is kept for the books of the year and then removed, with name and phone. */
export const RETENTION_MS = 365 * DAY_MS;
const BATCH = 100;

/** Ends pre-orders that nobody follows up, and removes those that are long over. Returns how many ended. */
export async function expirePreOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  await db.execute(sql`
    delete from pre_order
    where state not in ('requested', 'contacted', 'confirmed') and updated_at < ${before(RETENTION_MS)}`);
  return db.transaction(async (tx) => {
    // Another copy of the server takes others.
    const due = await tx.query(
      IdRow,
      sql`
      select id from pre_order
      where state in ('requested', 'contacted', 'confirmed')
        and greatest(updated_at, coalesce(follow_up_at, updated_at)) < ${before(OPEN_MS)}
      order by updated_at limit ${BATCH} for update skip locked`,
    );
    for (const { id } of due) await applyEvent(tx, now, { actor: 'job:pre-orders' }, { id, event: 'expire' });
    return due.length;
  });
}
