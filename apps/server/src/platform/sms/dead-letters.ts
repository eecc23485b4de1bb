import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Origin, recordAudit } from '../audit/audit.ts';
import type { Context } from '../context.ts';

const DAY_MS = 24 * 60 * 60_000;
const dayBefore = (now: Date) => sql`${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`;

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
    from sms_outbox where status in ('failed', 'expired') and sent_at > ${dayBefore(clock())} order by sent_at desc limit 100`,
  );
}

const SmsCounts = v.object({
  sent: v.number(),
  waiting: v.number(),
  failed: v.number(),
  expired: v.number(),
  retryable: v.number(),
});

/** How many messages of the last day are in which state, and how many a retry would send. */
export async function smsCounts({ db, clock }: DeadLetterContext): Promise<v.InferOutput<typeof SmsCounts>> {
  const [counts] = await db.query(
    SmsCounts,
    sql`
    select count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status = 'queued')::int as waiting,
      count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'expired')::int as expired,
      count(*) filter (where status = 'failed' and expires_at > ${clock().toISOString()}::timestamptz)::int as retryable
    from sms_outbox where sent_at > ${dayBefore(clock())}`,
  );
  if (counts === undefined) throw new Error('counting gave no row');
  return counts;
}

/** Queues the failed messages that are still of use once more, with all their tries, and notes it. Returns how many. */
export function retryDeadLetters({ db, clock }: DeadLetterContext, origin: Origin): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const rows = await tx.execute(sql`
      update sms_outbox set status = 'queued', tries = 0, next_try_at = ${now.toISOString()}::timestamptz
      where status = 'failed' and expires_at > ${now.toISOString()}::timestamptz returning id`);
    if (rows.length > 0) await recordAudit(tx, now, origin, { action: 'sms.retry', after: { queued: rows.length } });
    return rows.length;
  });
}
