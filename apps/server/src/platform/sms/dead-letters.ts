import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';

const DeadLetter = v.object({
  id: v.string(),
  status: v.string(),
  tries: v.number(),
  queuedAt: v.date(),
  /** What the service said the last time; null where it was never asked. */
  error: v.nullable(v.string()),
  /** Whether it is still of use. */
  isUseful: v.boolean(),
});
/** A message that no service took. Of phone and text nothing is shown. */
export type DeadLetter = v.InferOutput<typeof DeadLetter>;

type DeadLetterContext = Pick<Context, 'db' | 'clock'>;

/** Messages of the last day that failed or expired, the newest first, a hundred at most. */
export function deadLetters({ db, clock }: DeadLetterContext): Promise<DeadLetter[]> {
  return db.query(
    DeadLetter,
    sql`
    select id, status, tries, sent_at as "queuedAt", error,
      coalesce(expires_at > ${clock().toISOString()}::timestamptz, false) as "isUseful"
    from sms_outbox where status in ('failed', 'expired') order by sent_at desc limit 100`,
  );
}

/** Queues the failed messages that are still of use once more, with all their tries. Returns how many. */
export async function retryDeadLetters({ db, clock }: DeadLetterContext): Promise<number> {
  const now = clock().toISOString();
  const rows = await db.execute(sql`
    update sms_outbox set status = 'queued', tries = 0, next_try_at = ${now}::timestamptz
    where status = 'failed' and expires_at > ${now}::timestamptz returning id`);
  return rows.length;
}
