import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import { ACCESS_SECONDS } from '../platform/security/tokens.ts';

/** Rows removed in one statement: a short one, that holds up nobody. */
const BATCH = 1_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Removes what sign-in no longer needs: counters, codes and sessions whose time is over. In short statements, apart from
 * any request; several copies of the server may do it at once. Returns the number of rows removed.
 */
export async function sweepSignIn({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock().getTime();
  const before = (ms: number) => sql`${new Date(now - ms).toISOString()}::timestamptz`;
  const expired: readonly [table: string, condition: SQL][] = [
    ['throttle', sql`window_ends_at <= ${before(0)}`],
    ['password_reset', sql`expires_at <= ${before(DAY)}`],
    ['one_time_code', sql`expires_at <= ${before(DAY)}`],
    // An ended session is known for as long as an access token of it may live.
    ['account_session', sql`expires_at <= ${before(ACCESS_SECONDS * 1000)} or ended_at <= ${before(7 * DAY)}`],
  ];
  let removed = 0;
  for (const [table, condition] of expired) {
    let count = BATCH;
    while (count === BATCH) {
      const name = sql.identifier(table);
      const rows = await db.execute(sql`
        delete from ${name} where ctid = any (array(
          select ctid from ${name} where ${condition} limit ${BATCH} for update skip locked))
        returning 1 as one`);
      count = rows.length;
      removed += count;
    }
  }
  return removed;
}

/** Sweeps every ten minutes, or what `everyMs` says; `others` are what else expires, one after another. Returns a function that stops it and waits for the one under way. */
export function startSweeping(
  context: Pick<Context, 'db' | 'clock'>,
  onError: (error: unknown) => void,
  everyMs = 10 * MINUTE,
  others: readonly (() => Promise<unknown>)[] = [],
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    for (const sweep of [() => sweepSignIn(context), ...others]) running = running.then(sweep).catch(onError);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
