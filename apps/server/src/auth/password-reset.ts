import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { conflict } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit/audit.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import type { AccountCache } from './account-cache.ts';
import { requireStrong } from './password-rules.ts';

const LIFE_MS = 15 * 60_000;

/** States of a token; one that was replaced, or never given, has no row and is `unknown`. */
type ResetState = 'issued' | 'used' | 'expired' | 'unknown';
type Decision = 'set' | 'accept-if-same' | 'refuse';

/** What a new password does in each state. The same request again, whose reply was lost, is accepted. */
export const RESET_DECISIONS: Readonly<Record<ResetState, Decision>> = {
  issued: 'set',
  used: 'accept-if-same',
  expired: 'refuse',
  unknown: 'refuse',
};

const ResetRow = v.object({
  accountId: v.string(),
  schoolId: v.string(),
  username: v.string(),
  passwordHash: v.nullable(v.string()),
  expiresAt: v.date(),
  usedAt: v.nullable(v.date()),
});
type ResetRow = v.InferOutput<typeof ResetRow>;

function stateOf(row: ResetRow | undefined, now: Date): ResetState {
  if (!row) return 'unknown';
  if (row.expiresAt <= now) return 'expired';
  return row.usedAt === null ? 'issued' : 'used';
}

const over = () => conflict('reset-over', 'مهلت گذاشتن رمز تازه گذشته است. دوباره کد بگیرید.');

/** Tokens that set one new password within 15 minutes. Of an account only the newest is good. */
export function makePasswordResets(context: Context, accounts: AccountCache) {
  const { db, clock, passwords, keyring } = context;
  const hashOf = (token: string) => keyring.hash('reset-token', token);

  return {
    issue: async (accountId: string): Promise<string> => {
      const token = randomBytes(32).toString('base64url');
      const expires = new Date(clock().getTime() + LIFE_MS).toISOString();
      await db.execute(sql`
        insert into password_reset (account_id, token_hash, expires_at)
        values (${accountId}, ${hashOf(token)}, ${expires}::timestamptz)
        on conflict (account_id) do update set
          token_hash = excluded.token_hash, expires_at = excluded.expires_at, used_at = null`);
      return token;
    },

    /** Sets the password and ends every session. Throws `reset-over` for a token that is not good any more. */
    setPassword: async (token: string, password: string): Promise<void> => {
      const now = clock();
      // Hashing takes long: it is done before anything is locked.
      const passwordHash = await passwords.hash(password);
      const accountId = await db.transaction(async (session) => {
        const [row] = await session.query(
          ResetRow,
          sql`
          select r.account_id as "accountId", a.school_id as "schoolId", a.username, a.password_hash as "passwordHash",
            r.expires_at as "expiresAt", r.used_at as "usedAt"
          from password_reset r join account a on a.id = r.account_id
          where r.token_hash = ${hashOf(token)} and a.archived_at is null and a.locked_at is null
          for update of r`,
        );
        const decision = RESET_DECISIONS[stateOf(row, now)];
        if (!row || decision === 'refuse') throw over();
        if (decision === 'accept-if-same') {
          if (await passwords.verify(row.passwordHash, password)) return null;
          throw over();
        }
        await requireStrong(password, row.username);
        await session.execute(sql`
          update password_reset set used_at = ${now.toISOString()}::timestamptz where account_id = ${row.accountId}`);
        await session.execute(sql`
          update account set password_hash = ${passwordHash}, token_version = token_version + 1
          where id = ${row.accountId}`);
        await session.execute(sql`
          update account_session set ended_at = ${now.toISOString()}::timestamptz, end_reason = 'everywhere'
          where account_id = ${row.accountId} and ended_at is null`);
        await recordAudit(session, now, originOf(row.accountId), {
          action: 'password.reset',
          target: row.accountId,
          schoolId: row.schoolId,
        });
        return row.accountId;
      });
      if (accountId !== null) accounts.forget(accountId);
    },
  };
}
