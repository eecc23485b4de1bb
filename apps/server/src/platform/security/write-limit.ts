import { LRUCache } from 'lru-cache';
import { tooEarly } from './attempt-counters.ts';

export interface WriteLimit {
  /** Writes at once after a pause. */
  readonly burst: number;
  /** Writes a second after that. */
  readonly perSecond: number;
}

/**
 * A child answers at most once a second; an outbox that was offline for a day sends some 200 answers at once. Both stay
 * far below, and accounts are counted one by one, so that a class behind one address does not share it.
 */
export const WRITE_LIMIT: WriteLimit = { burst: 300, perSecond: 5 };

/** Accounts counted at most, some 100 bytes each. The one not seen for longest goes first: a minute fills its bucket anyway. */
const MAX_ACCOUNTS = 20_000;

/**
 * Limits what a signed-in account writes, by a token bucket in this process: it keeps a broken or hostile client from
 * taking the database from others, and costs no query. Each copy of the server counts for itself, so that n copies let
 * n times as much through. Throws `too-many` with the time to wait.
 */
export function makeWriteLimit(
  { burst, perSecond }: WriteLimit,
  now: () => number = () => performance.now(),
): (accountId: string) => void {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_ACCOUNTS });
  return (accountId) => {
    const at = now();
    const known = buckets.get(accountId);
    const tokens = known ? Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) : burst;
    if (tokens < 1) throw tooEarly(((1 - tokens) / perSecond) * 1000, tooFast);
    buckets.set(accountId, { tokens: tokens - 1, at });
  };
}

const tooFast = (wait: string) => `درخواست‌ها خیلی پشت سر هم آمدند. لطفاً ${wait} دیگر ادامه دهید.`;
