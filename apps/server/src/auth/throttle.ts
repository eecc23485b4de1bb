import { persianNumber } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';

export interface Limit {
  /** What is counted, such as `login` with a name and an address; kept only as a keyed hash. */
  readonly key: readonly string[];
  /** How many fit into one window. */
  readonly most: number;
  readonly windowMs: number;
  /** What is said once it is full; `wait` is such as «۴۵ ثانیهٔ». */
  readonly refusal?: (wait: string) => string;
}

const tooOften = (wait: string) => `چند بار پشت سر هم تلاش کرده‌اید. لطفاً ${wait} دیگر دوباره امتحان کنید.`;

function waiting(seconds: number): string {
  return seconds < 90 ? `${persianNumber(seconds)} ثانیهٔ` : `${persianNumber(Math.ceil(seconds / 60))} دقیقهٔ`;
}

/** Counts tries in the database, so that all copies of the server and all requests at once count together. */
export function makeThrottle({ db, clock, mac }: Pick<Context, 'db' | 'clock' | 'mac'>) {
  const keyOf = ({ key }: Limit) => mac(['throttle', ...key].join('\n'));

  return {
    /** Counts one try; throws `too-many` with the time to wait once the window is full. */
    take: async (limit: Limit): Promise<void> => {
      const now = clock();
      const [row] = await db.rows<{ count: number; ends: Date }>(sql`
        insert into throttle as t (key, count, window_ends_at)
        values (${keyOf(limit)}, 1, ${new Date(now.getTime() + limit.windowMs).toISOString()}::timestamptz)
        on conflict (key) do update set
          count = case when t.window_ends_at <= ${now.toISOString()}::timestamptz then 1 else t.count + 1 end,
          window_ends_at = case when t.window_ends_at <= ${now.toISOString()}::timestamptz
            then excluded.window_ends_at else t.window_ends_at end
        returning count, window_ends_at as ends`);
      if (!row || row.count <= limit.most) return;
      const seconds = Math.max(1, Math.ceil((row.ends.getTime() - now.getTime()) / 1000));
      const { refusal = tooOften } = limit;
      throw new Failure('too-many', refusal(waiting(seconds)), { code: 'throttled', retryAfter: seconds });
    },

    /** Takes a try back: it was a good one and shall not count. */
    giveBack: async (limit: Limit): Promise<void> => {
      await db.rows(sql`update throttle set count = count - 1 where key = ${keyOf(limit)} and count > 0`);
    },

    /** Removes counters whose time is over. */
    sweep: async (): Promise<void> => {
      await db.rows(sql`delete from throttle where window_ends_at <= ${clock().toISOString()}::timestamptz`);
    },
  };
}
