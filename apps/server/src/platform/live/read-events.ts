import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session, Statement } from '../db/database.ts';

const MINUTE = 60_000;

/** Events of one person read in one go. */
export const READ_BATCH_SIZE = 100;

/** Without an event that was read before, events begin this long ago: what happened while a page was loading is in them. */
const BEGINS_BEFORE_MS = MINUTE;

export const StoredEvent = v.object({
  accountId: v.string(),
  seq: v.number(),
  kind: v.string(),
  data: v.unknown(),
});
export type StoredEvent = v.InferOutput<typeof StoredEvent>;

/** Whose events are read, and after which. */
export interface Position {
  readonly schoolId: string;
  readonly accountId: string;
  readonly seq: number;
}

const AFTER: Statement = {
  name: 'live_events_after',
  text: `
    select /* across schools: open event streams */ w.account_id as "accountId", e.seq, e.kind, e.data
    from unnest($1::uuid[], $2::uuid[], $3::integer[]) as w(school_id, account_id, seq)
    cross join lateral (
      select l.seq, l.kind, l.data from live_event l
      where l.school_id = w.school_id and l.account_id = w.account_id and l.seq > w.seq
      order by l.seq limit ${READ_BATCH_SIZE}
    ) as e
    order by w.account_id, e.seq`,
};

/** Events of several people, each after their position, at most `READ_BATCH_SIZE` of one person. */
export function readEventsAfter({ runPrepared }: Session, positions: readonly Position[]): Promise<StoredEvent[]> {
  return runPrepared(StoredEvent, AFTER, [
    positions.map(({ schoolId }) => schoolId),
    positions.map(({ accountId }) => accountId),
    positions.map(({ seq }) => seq),
  ]);
}

export interface Start {
  /** Events after this one are next. */
  readonly seq: number;
  /** Events after the one that was read last are no longer stored, or that one was never given. */
  readonly reset: boolean;
}

const StartRow = v.object({ last: v.number(), first: v.nullable(v.number()), recent: v.nullable(v.number()) });

/** Where reading goes on after an event, or where it begins without one. */
export async function findStart(
  { query }: Session,
  { schoolId, accountId }: Omit<Position, 'seq'>,
  after: number | null,
  now: Date,
): Promise<Start> {
  const recent = new Date(now.getTime() - BEGINS_BEFORE_MS);
  const [found] = await query(
    StartRow,
    sql`
    select r.last_seq as last, min(e.seq) as first,
      (min(e.seq) filter (where e.created_at > ${recent}::timestamptz)) as recent
    from live_receiver r
    left join live_event e on e.school_id = r.school_id and e.account_id = r.account_id
    where r.school_id = ${schoolId} and r.account_id = ${accountId}
    group by r.last_seq`,
  );
  const last = found?.last ?? 0;
  const oldest = found?.first ?? last + 1;
  if (after === null) return { seq: (found?.recent ?? last + 1) - 1, reset: false };
  return after > last || after + 1 < oldest ? { seq: last, reset: true } : { seq: after, reset: false };
}
