import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** For how long a browser that was away gets what it missed. */
const STORED_MS = 24 * 60 * 60_000;

/** Rows removed in one statement. */
const BATCH = 10_000;

/** Removes events of more than a day ago. Several copies of the server may do it at once. Returns how many were removed. */
export async function sweepLiveEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - STORED_MS);
  let removed = 0;
  let count = BATCH;
  while (count === BATCH) {
    const rows = await db.execute(sql`
      delete /* across schools: old live events */ from live_event where ctid = any (array(
        select ctid from live_event where created_at <= ${before}::timestamptz limit ${BATCH} for update skip locked))
      returning 1 as one`);
    count = rows.length;
    removed += count;
  }
  return removed;
}
