import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { jsonAs, textAs } from '../db/row.ts';
import { type NewLiveEvent, publishLive } from './publish.ts';

/** How late a scheduled event may be. */
const REFETCH_MS = 5_000;

const DueRow = v.object({
  schoolId: v.string(),
  kind: textAs<NewLiveEvent['kind']>(),
  data: jsonAs<NewLiveEvent['data']>(),
  to: v.array(v.string()),
});

/** Sends the scheduled events whose time has come, each in a transaction of its own. Returns how many. Several copies of the server may do it at once. */
export async function publishDueEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  let sent = 0;
  while (await publishNext()) sent += 1;
  return sent;

  function publishNext(): Promise<boolean> {
    const now = clock();
    return db.transaction(async (tx) => {
      const [due] = await tx.query(
        DueRow,
        sql`
        delete /* across schools: scheduled live events */ from live_event_scheduled where ctid = any (array(
          select ctid from live_event_scheduled where due_at <= ${now}::timestamptz
          order by due_at limit 1 for update skip locked))
        returning school_id as "schoolId", account_ids as "to", kind, data`,
      );
      if (due) await publishLive(tx, { ...due, now } as NewLiveEvent);
      return due !== undefined;
    });
  }
}

/** Looks for scheduled events every five seconds, or what `everyMs` says. Returns a function that stops it and waits for the one under way. */
export function startPublishingDue(
  context: Pick<Context, 'db' | 'clock'>,
  onError: (error: unknown) => void,
  everyMs = REFETCH_MS,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= publishDueEvents(context)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
