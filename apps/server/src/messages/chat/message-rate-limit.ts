import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { tooEarly } from '../../platform/security/attempt-counters.ts';
import type { ChatOwner, Side } from './queries.ts';

/** Messages that one person may send in a minute, in one conversation: several times what a person types. */
export const MAX_A_MINUTE: Readonly<Record<Side, number>> = { person: 20, support: 40 };

const MINUTE = 60_000;

const tooFast = (wait: string) => `پیام‌ها خیلی پشت سر هم فرستاده شد. لطفاً ${wait} دیگر دوباره بفرستید.`;

const SentRow = v.object({ count: v.number(), first: v.nullable(v.date()) });

/**
 * Throws `too-many` with the time to wait where the sender has sent too many messages in the last minute. To be called while the
 * conversation is locked: what is counted are stored messages, so that all copies of the server count together and a repeat counts
 * once.
 */
export async function requireSlowEnough(
  { query }: Session,
  { id, schoolId }: ChatOwner,
  { senderId, side, lastSeq, now }: { senderId: string; side: Side; lastSeq: number; now: Date },
): Promise<void> {
  const most = MAX_A_MINUTE[side];
  const [sent] = await query(
    SentRow,
    sql`
    select count(*)::int as count, min(sent_at) as first from (
      select sent_at from chat_message
      where school_id = ${schoolId} and account_id = ${id} and seq > ${lastSeq - 10 * MAX_A_MINUTE.support}
        and sender_id = ${senderId} and sent_at > ${new Date(now.getTime() - MINUTE).toISOString()}::timestamptz
      order by seq desc limit ${most}) newest`,
  );
  if (sent === undefined || sent.count < most || sent.first === null) return;
  throw tooEarly(sent.first.getTime() + MINUTE - now.getTime(), tooFast);
}
