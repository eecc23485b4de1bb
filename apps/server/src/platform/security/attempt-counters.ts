import { persianNumber } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';

interface Counted {
  /** What is counted, such as `password` with a name and an address; stored only as a keyed hash. */
  readonly key: readonly string[];
}

/** Some tries are free; after them each waits twice as long as the one before. */
export interface DelayLimit extends Counted {
  readonly free: number;
  /** The first wait. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Without a try for this long all is forgotten; longer than the longest wait. */
  readonly forgetMs: number;
}

/** So many in a window of time. */
export interface WindowLimit extends Counted {
  readonly most: number;
  readonly windowMs: number;
  /** Shown once it is full; `wait` is such as «۴۵ ثانیهٔ». */
  readonly refusal?: (wait: string) => string;
}

const tooOften = (wait: string) => `چند بار پشت سر هم تلاش کرده‌اید. لطفاً ${wait} دیگر دوباره امتحان کنید.`;

function waiting(seconds: number): string {
  return seconds < 90 ? `${persianNumber(seconds)} ثانیهٔ` : `${persianNumber(Math.ceil(seconds / 60))} دقیقهٔ`;
}

/** The refusal of a try that came too early, with the time to wait. */
export function tooEarly(waitMs: number, refusal = tooOften): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too-many', refusal(waiting(seconds)), { code: 'throttled', retryAfter: seconds });
}

function delayAfter(count: number, { free, firstMs, longestMs }: DelayLimit): number {
  return count < free ? 0 : Math.min(longestMs, firstMs * 2 ** Math.min(count - free, 30));
}

const TakeRow = v.object({ taken: v.boolean(), count: v.nullable(v.number()), ends: v.nullable(v.date()) });

const TakeOfWindowRow = v.object({ count: v.number(), ends: v.date() });

/** Counts tries in the database, so that all copies of the server and all requests at once count together. */
export function makeAttemptCounters({ db, clock, keyring }: Pick<Context, 'db' | 'clock' | 'keyring'>) {
  const keyOf = ({ key }: Counted) => keyring.hash('sign-in-limit', key.join('\n'));

  return {
    /** Counts one try before its outcome is known, so that many at once are no more than one after another. Gives the wait in ms where it came too early; 0 where it may go on. */
    take: async (limit: DelayLimit): Promise<number> => {
      const now = clock();
      const { free, firstMs, longestMs, forgetMs } = limit;
      const ends = new Date(now.getTime() + forgetMs).toISOString();
      const [row] = await db.query(
        TakeRow,
        sql`
        with taken as (
          insert into throttle as t (key, count, window_ends_at) values (${keyOf(limit)}, 1, ${ends}::timestamptz)
          on conflict (key) do update set
            count = case when t.window_ends_at <= ${now.toISOString()}::timestamptz then 1 else t.count + 1 end,
            window_ends_at = excluded.window_ends_at
          where t.window_ends_at <= ${now.toISOString()}::timestamptz or t.count < ${free}::int
            or t.window_ends_at + (
              least(${longestMs}::float8, ${firstMs}::float8 * power(2, least(t.count - ${free}::int, 30))) - ${forgetMs}::float8
            ) * interval '1 millisecond' <= ${now.toISOString()}::timestamptz
          returning true
        )
        select exists (select from taken) as taken, before.count, before.window_ends_at as ends
        from (select 1) one left join throttle before on before.key = ${keyOf(limit)}`,
      );
      if (!row || row.taken) return 0;
      const last = (row.ends?.getTime() ?? now.getTime()) - forgetMs;
      return Math.max(1, last + delayAfter(row.count ?? free, limit) - now.getTime());
    },

    /** Takes back one try each: they were good and do not count. */
    refund: async (limits: readonly Counted[]): Promise<void> => {
      if (limits.length === 0) return;
      await db.execute(sql`
        update throttle set count = count - 1
        where key in (${sql.join(
          limits.map((limit) => sql`${keyOf(limit)}`),
          sql`, `,
        )}) and count > 0`);
    },

    reset: async (limit: Counted): Promise<void> => {
      await db.execute(sql`delete from throttle where key = ${keyOf(limit)}`);
    },

    /** Counts one; throws `too-many` with the time to wait once the window is full. */
    takeOfWindow: async (limit: WindowLimit): Promise<void> => {
      const now = clock();
      const [row] = await db.query(
        TakeOfWindowRow,
        sql`
        insert into throttle as t (key, count, window_ends_at)
        values (${keyOf(limit)}, 1, ${new Date(now.getTime() + limit.windowMs).toISOString()}::timestamptz)
        on conflict (key) do update set
          count = case when t.window_ends_at <= ${now.toISOString()}::timestamptz then 1 else t.count + 1 end,
          window_ends_at = case when t.window_ends_at <= ${now.toISOString()}::timestamptz
            then excluded.window_ends_at else t.window_ends_at end
        returning count, window_ends_at as ends`,
      );
      if (row && row.count > limit.most) throw tooEarly(row.ends.getTime() - now.getTime(), limit.refusal);
    },

    /** Remembers that something was seen, for a while. */
    remember: async (key: readonly string[], forMs: number): Promise<void> => {
      const ends = new Date(clock().getTime() + forMs).toISOString();
      await db.execute(sql`
        insert into throttle (key, count, window_ends_at) values (${keyOf({ key })}, 0, ${ends}::timestamptz)
        on conflict (key) do update set window_ends_at = excluded.window_ends_at`);
    },

    remembers: async (key: readonly string[]): Promise<boolean> => {
      const found = await db.execute(sql`
        select from throttle where key = ${keyOf({ key })} and window_ends_at > ${clock().toISOString()}::timestamptz`);
      return found.length > 0;
    },
  };
}

export type AttemptCounters = ReturnType<typeof makeAttemptCounters>;
