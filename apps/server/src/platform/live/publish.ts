import type { LiveEvent } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';

/** The channel of NOTIFY; its payload is ids of accounts that have new events, with commas between them. */
export const LIVE_EVENT = 'live_event';

/** Ids in one payload, which Postgres limits to 8000 bytes. */
const PAYLOAD_IDS = 200;

export type NewLiveEvent = LiveEvent & {
  readonly schoolId: string;
  /** Account ids of people of the school, or a query of them that names it. Each gets the event once. */
  readonly to: readonly string[] | SQL;
  readonly now: Date;
  /** What makes the change, as `name as (insert …)`, in the same statement: `to` may read it. Only for what is sent at once. */
  readonly cause?: SQL;
  /** It is sent from this moment on; at once where it has passed. @default now */
  readonly at?: Date;
};

/** The receivers as a query. */
function receiversOf(to: NewLiveEvent['to']): SQL {
  return 'queryChunks' in to ? to : sql`select unnest(${sql.param([...to])}::uuid[])`;
}

/**
 * Tells people that something changed, in every browser of theirs that is open, with whichever copy of the server. Call it with
 * the session of the transaction that makes the change, as its last statement: it numbers the event for each receiver, and the
 * receiver's other events wait from then to the end of the transaction. Nothing is sent where the transaction is undone.
 */
export async function publishLive({ execute }: Session, event: NewLiveEvent): Promise<void> {
  const { schoolId, to, kind, data, now, cause, at = now } = event;
  if (at > now) {
    await execute(sql`
      insert into live_event_scheduled (school_id, account_ids, kind, data, due_at)
      select ${schoolId}::uuid, array_agg(distinct t.id), ${kind}, ${JSON.stringify(data)}::jsonb, ${at}::timestamptz
      from (${receiversOf(to)}) as t(id) having count(*) > 0`);
    return;
  }
  // Receivers are locked in the order of their ids, so that two events to the same people do not wait for each other.
  await execute(sql`
    with ${cause ? sql`${cause},` : sql``} receiver as (
      insert into live_receiver (school_id, account_id, last_seq)
      select ${schoolId}::uuid, r.id, 1 from (select distinct id from (${receiversOf(to)}) as t(id)) as r order by r.id
      on conflict (school_id, account_id) do update set last_seq = live_receiver.last_seq + 1
      returning account_id, last_seq
    ), event as (
      insert into live_event (school_id, account_id, seq, kind, data, created_at)
      select ${schoolId}::uuid, account_id, last_seq, ${kind}, ${JSON.stringify(data)}::jsonb, ${now}::timestamptz
      from receiver
      returning account_id
    ), part as (
      select string_agg(account_id::text, ',') as ids
      from (select account_id, (row_number() over () - 1) / ${PAYLOAD_IDS} as part from event) as numbered
      group by part
    )
    select pg_notify(${LIVE_EVENT}, ids) from part`);
}
