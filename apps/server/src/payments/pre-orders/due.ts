import { type SQL, sql } from 'drizzle-orm';

/** What nobody has decided, of `pre_order o`. */
export const isOpenPreOrder = sql`o.state in ('requested', 'contacted', 'confirmed')`;

/** Who is to be called now: nobody has called, or the day that was agreed on has come. */
export const isDuePreOrder = (now: Date): SQL => sql`
  ${isOpenPreOrder} and case when o.follow_up_at is null then o.state = 'requested'
    else o.follow_up_at <= ${now.toISOString()}::timestamptz end`;
