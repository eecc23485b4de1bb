import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../platform/context.ts';
import { IdRow } from '../platform/db/row.ts';
import type { AccountCache } from './account-cache.ts';
import { accountBarred, findBarredOfSession } from './barred-accounts.ts';
import { signInAgain } from './session-guard.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Since its last use. */
const IDLE_LIFE_MS = 30 * DAY_MS;
/** Since sign-in, however often it is used. */
const WHOLE_LIFE_MS = 180 * DAY_MS;
/** The token just replaced is taken again for this long: two tabs at once, or a reply that was lost. */
const REPLAY_MS = 60_000;

export interface TokenPair {
  /** 12 hours. */
  readonly access: string;
  /** 30 days; good for nothing but one new pair. */
  readonly refresh: string;
}

const UuidSchema = v.pipe(v.string(), v.uuid());

const EndedRow = v.object({ accountId: v.string() });

const TurnedRow = v.object({ accountId: v.string(), version: v.number() });

const RefreshRow = v.object({
  accountId: v.string(),
  version: v.number(),
  generation: v.number(),
  lastUsedAt: v.date(),
  attemptHash: v.nullable(v.string()),
});

/**
 * Sessions and their refresh tokens. Each use of a refresh token gives the next one; one that was replaced before ends the
 * session, for two hold it and one of them is a thief. The next token is computed, not stored, so that a request that is
 * repeated gets the very reply it missed.
 */
export function makeSessions(
  { db, clock, keyring, tokens }: Pick<Context, 'db' | 'clock' | 'keyring' | 'tokens'>,
  accounts: AccountCache,
) {
  const textOf = (sessionId: string, generation: number) => `${sessionId}.${generation}`;

  async function pairFor(
    accountId: string,
    version: number,
    sessionId: string,
    generation: number,
  ): Promise<TokenPair> {
    const text = textOf(sessionId, generation);
    return {
      access: await tokens.issue({ id: accountId, sessionId, version }, clock()),
      refresh: `${text}.${keyring.hash('refresh-token', text)}`,
    };
  }

  /** What a refresh token names; null where it is not ours. */
  function read(refresh: string): { sessionId: string; generation: number } | null {
    const [sessionId = '', generation = '', hash = '', ...rest] = refresh.split('.');
    const isOurs =
      rest.length === 0 &&
      v.is(UuidSchema, sessionId) &&
      /^\d{1,9}$/.test(generation) &&
      keyring.matches('refresh-token', textOf(sessionId, Number(generation)), hash);
    return isOurs ? { sessionId, generation: Number(generation) } : null;
  }

  async function end(sessionId: string, reason: 'signed-out' | 'reuse'): Promise<void> {
    const [ended] = await db.query(
      EndedRow,
      sql`
      update account_session set ended_at = ${clock().toISOString()}::timestamptz, end_reason = ${reason}
      where id = ${sessionId} and ended_at is null
      returning account_id as "accountId"`,
    );
    if (ended) accounts.forget(ended.accountId);
  }

  return {
    /** A new session of an account that has just proved itself. */
    begin: async (account: { id: string; tokenVersion: number }, userAgent: string): Promise<TokenPair> => {
      const now = clock();
      const [made] = await db.query(
        IdRow,
        sql`
        insert into account_session (account_id, token_version, user_agent, created_at, last_used_at, expires_at)
        values (${account.id}, ${account.tokenVersion}, ${userAgent}, ${now.toISOString()}::timestamptz,
          ${now.toISOString()}::timestamptz, ${new Date(now.getTime() + IDLE_LIFE_MS).toISOString()}::timestamptz)
        returning id`,
      );
      if (!made) throw new Error('an insert gave no row');
      return pairFor(account.id, account.tokenVersion, made.id, 0);
    },

    /**
     * The next pair. `attempt` is the client's id of this request: a client that repeats it gets the same refresh token, however
     * late, as long as that one was not used.
     */
    refresh: async (refresh: string, attempt: string | undefined): Promise<TokenPair> => {
      const named = read(refresh);
      if (!named) throw signInAgain();
      const { sessionId, generation } = named;
      const now = clock();
      const attemptHash = attempt === undefined ? null : keyring.hash('refresh-token', `attempt\n${attempt}`);
      const [turned] = await db.query(
        TurnedRow,
        sql`
        update account_session s set generation = s.generation + 1, attempt_hash = ${attemptHash},
          last_used_at = ${now.toISOString()}::timestamptz,
          expires_at = least(
            ${new Date(now.getTime() + IDLE_LIFE_MS).toISOString()}::timestamptz,
            s.created_at + ${WHOLE_LIFE_MS} * interval '1 millisecond')
        from account a
        where s.id = ${sessionId} and s.generation = ${generation} and s.ended_at is null
          and s.expires_at > ${now.toISOString()}::timestamptz
          and a.id = s.account_id and a.archived_at is null and a.token_version = s.token_version
        returning s.account_id as "accountId", s.token_version as version`,
      );
      if (turned) return pairFor(turned.accountId, turned.version, sessionId, generation + 1);

      const [row] = await db.query(
        RefreshRow,
        sql`
        select s.account_id as "accountId", s.token_version as version, s.generation,
          s.last_used_at as "lastUsedAt", s.attempt_hash as "attemptHash"
        from account_session s join account a on a.id = s.account_id
        where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz
          and a.archived_at is null and a.token_version = s.token_version`,
      );
      if (!row) {
        const why = await findBarredOfSession(db, sessionId);
        throw why === undefined ? signInAgain() : accountBarred(why);
      }
      if (row.generation <= generation) throw signInAgain();
      const isSameAttempt = attempt !== undefined && row.attemptHash !== null && row.attemptHash === attemptHash;
      const isRecent = now.getTime() - row.lastUsedAt.getTime() <= REPLAY_MS;
      if (row.generation === generation + 1 && (isSameAttempt || isRecent)) {
        return pairFor(row.accountId, row.version, sessionId, row.generation);
      }
      await end(sessionId, 'reuse');
      throw signInAgain();
    },

    /** Ends the session of a refresh token, whichever of its tokens that is. One that is not ours changes nothing. */
    signOut: async (refresh: string): Promise<void> => {
      const named = read(refresh);
      if (named) await end(named.sessionId, 'signed-out');
    },

    /** Ends every session of an account at once, on every copy of the server. */
    endAll: async (accountId: string): Promise<void> => {
      await db.execute(sql`
        with ended as (
          update account_session set ended_at = ${clock().toISOString()}::timestamptz, end_reason = 'everywhere'
          where account_id = ${accountId} and ended_at is null
        )
        update account set token_version = token_version + 1 where id = ${accountId}`);
      accounts.forget(accountId);
    },
  };
}
