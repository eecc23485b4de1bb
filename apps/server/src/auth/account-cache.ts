import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../platform/context.ts';
import { jsonAs, textAs } from '../platform/db/row.ts';
import type { AccountRole } from '../platform/db/schema/index.ts';
import { ACCOUNT_CHANGED } from '../platform/live/streams.ts';
import { ACCESS_SECONDS } from '../platform/security/tokens.ts';

/** What a request needs to know of the account that makes it. */
export const AccountRecord = v.object({
  role: textAs<AccountRole>(),
  schoolId: v.string(),
  tokenVersion: v.number(),
  /** Sessions that were ended while an access token of theirs may still live. */
  endedSessions: jsonAs<ReadonlySet<string>>(),
});
export type AccountRecord = v.InferOutput<typeof AccountRecord>;

export interface AccountCache {
  /** Null for an account that is archived, locked or does not exist. From the cache where it is known to be true. */
  readonly of: (id: string) => Promise<AccountRecord | null>;
  /** The same, asked of the database. */
  readonly lookUp: (id: string) => Promise<AccountRecord | null>;
  /** For the copy that made a change: it does not wait for the message. */
  readonly forget: (id: string) => void;
}

/** Accounts cached at most, some 300 bytes each. */
const CACHE_SIZE = 20_000;

const LookUpRow = v.object({
  ...v.omit(AccountRecord, ['endedSessions']).entries,
  ended: v.nullable(v.array(v.string())),
});

/**
 * Records of accounts, cached for as long as the database reports every change of them, whether made by this copy of the
 * server, another or a command line. While the listener is not connected each request looks them up.
 */
export function makeAccountCache({ db, clock }: Pick<Context, 'db' | 'clock'>): AccountCache {
  const cache = new Map<string, AccountRecord>();
  let isListening = false;
  let isReliable = false;
  /** Raised with every change: a lookup that was under way meanwhile may have read the state before it. */
  let revision = 0;

  function forgetAll(reliable: boolean): void {
    isReliable = reliable;
    revision += 1;
    cache.clear();
  }

  function forget(id: string): void {
    revision += 1;
    cache.delete(id);
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    db.listen(ACCOUNT_CHANGED, {
      onMessage: forget,
      onConnected: () => forgetAll(true),
      onDisconnected: () => forgetAll(false),
    });
  }

  async function lookUp(id: string): Promise<AccountRecord | null> {
    listen();
    const before = revision;
    const since = new Date(clock().getTime() - ACCESS_SECONDS * 1000).toISOString();
    const [row] = await db.query(
      LookUpRow,
      sql`
      select a.role, a.school_id as "schoolId", a.token_version as "tokenVersion", (
        select array_agg(s.id::text) from account_session s
        where s.account_id = a.id and s.ended_at > ${since}::timestamptz
      ) as ended
      from account a where a.id = ${id} and a.archived_at is null and a.locked_at is null`,
    );
    if (!row) return null;
    const { ended, ...rest } = row;
    const record = { ...rest, endedSessions: new Set(ended ?? []) };
    if (!isReliable || revision !== before) return record;
    if (cache.size >= CACHE_SIZE) {
      const [oldest] = cache.keys();
      if (oldest !== undefined) cache.delete(oldest);
    }
    cache.set(id, record);
    return record;
  }

  return {
    of: async (id) => cache.get(id) ?? (await lookUp(id)),
    lookUp,
    forget,
  };
}
