import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../platform/context.ts';
import { oneTimeCode } from '../platform/db/schema/index.ts';
import { phoneIs } from '../platform/security/phone-cipher.ts';

const DIGITS = 6;
const LIFE_MS = 2 * 60_000;
/** A code that was right stays good for choosing among several accounts, but never past this age. */
const OLDEST_MS = 10 * 60_000;
/** Of the person who asked for the code, and of everybody else together: at most ten guesses in a million, from anywhere. */
const TRIES = 5;
const OTHER_TRIES = 5;

/** A code is good for what it was asked for alone. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'contact';

const CheckRow = v.object({ id: v.string(), codeHash: v.string(), isOwn: v.boolean() });

/**
 * One-time codes of phones: of each requester only the newest is good, for two minutes, five tries and one sign-in. Tries
 * made elsewhere do not use up those of the requester.
 */
export function makeCodes({ db, clock, keyring, phones }: Pick<Context, 'db' | 'clock' | 'keyring' | 'phones'>) {
  const textOf = (id: string, purpose: CodePurpose, code: string) => `code\n${id}\n${purpose}\n${code}`;
  const isOf = (phone: string) => phoneIs(phones, sql`phone_hash`, phone);
  const hashOf = (requester: string) => keyring.hash('one-time-code', `requester\n${requester}`);

  return {
    /** Makes a code and stores its hash. The code itself is known to the caller alone. */
    make: async (phone: string, requester: string, purpose: CodePurpose = 'login'): Promise<string> => {
      const now = clock();
      const id = randomUUID();
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const requesterHash = hashOf(requester);
      await db.orm.delete(oneTimeCode).where(and(isOf(phone), eq(oneTimeCode.requesterHash, requesterHash)));
      await db.orm.insert(oneTimeCode).values({
        id,
        phoneHash: phones.index(phone),
        codeHash: keyring.hash('one-time-code', textOf(id, purpose, code)),
        requesterHash,
        sentAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS),
        triesLeft: TRIES,
        otherTriesLeft: OTHER_TRIES,
      });
      return code;
    },

    /** Whether a code that this requester asked for is still good. */
    isAwaited: async (phone: string, requester: string): Promise<boolean> => {
      const found = await db.execute(sql`
        select from one_time_code
        where ${isOf(phone)} and requester_hash = ${hashOf(requester)} and used_at is null
          and expires_at > ${clock().toISOString()}::timestamptz`);
      return found.length > 0;
    },

    /**
     * The id of the code if `code` is it, else null: the one the requester asked for, else the phone's newest. The try is
     * counted before it is compared, so that many at once are not more tries than one after another; a right one is given
     * back.
     */
    check: async (
      phone: string,
      code: string,
      requester: string,
      purpose: CodePurpose = 'login',
    ): Promise<string | null> => {
      const now = clock().toISOString();
      const own = sql`requester_hash = ${hashOf(requester)}`;
      const [row] = await db.query(
        CheckRow,
        sql`
        update one_time_code set
          tries_left = tries_left - case when ${own} then 1 else 0 end,
          other_tries_left = other_tries_left - case when ${own} then 0 else 1 end
        where id = (
          select id from one_time_code
          where ${isOf(phone)} and used_at is null and expires_at > ${now}::timestamptz
          order by (${own}) desc, sent_at desc limit 1
        ) and used_at is null and case when ${own} then tries_left else other_tries_left end > 0
        returning id, code_hash as "codeHash", (${own}) as "isOwn"`,
      );
      if (!row || !keyring.matches('one-time-code', textOf(row.id, purpose, code), row.codeHash)) return null;
      await db.execute(sql`
        update one_time_code set
          tries_left = tries_left + ${row.isOwn ? 1 : 0}::int,
          other_tries_left = other_tries_left + ${row.isOwn ? 0 : 1}::int,
          expires_at = greatest(expires_at, least(
            ${now}::timestamptz + ${LIFE_MS} * interval '1 millisecond',
            sent_at + ${OLDEST_MS} * interval '1 millisecond'))
        where id = ${row.id}`);
      return row.id;
    },

    /** Uses a code up; false when another sign-in was faster. */
    use: async (id: string): Promise<boolean> => {
      const used = await db.orm
        .update(oneTimeCode)
        .set({ usedAt: clock() })
        .where(and(eq(oneTimeCode.id, id), sql`${oneTimeCode.usedAt} is null`))
        .returning({ id: oneTimeCode.id });
      return used.length === 1;
    },
  };
}
