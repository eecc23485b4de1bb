import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { oneTimeCode } from '../db/schema/index.ts';

const DIGITS = 6;
const LIFE_MS = 2 * 60_000;
/** A code that was right stays good for choosing among several accounts, but never past this age. */
const OLDEST_MS = 10 * 60_000;
const TRIES = 5;

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** One-time codes of phones: only the newest of a phone is good, for two minutes, five tries and one sign-in. */
export function makeCodes({ db, clock, mac }: Pick<Context, 'db' | 'clock' | 'mac'>) {
  const hashOf = (id: string, code: string) => mac(`code\n${id}\n${code}`);

  return {
    /** Makes a code and keeps its hash. The code itself is known to the caller alone. */
    make: async (phone: string): Promise<string> => {
      const now = clock();
      const id = randomUUID();
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      await db.orm.delete(oneTimeCode).where(eq(oneTimeCode.phone, phone));
      await db.orm.insert(oneTimeCode).values({
        id,
        phone,
        codeHash: hashOf(id, code),
        sentAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS),
        triesLeft: TRIES,
      });
      return code;
    },

    /**
     * The id of the phone's code if `code` is it, else null. The try is counted before it is compared, so that many at
     * once are not more tries than one after another; a right one is given back.
     */
    check: async (phone: string, code: string): Promise<string | null> => {
      const now = clock().toISOString();
      const [row] = await db.rows<{ id: string; codeHash: string }>(sql`
        update one_time_code set tries_left = tries_left - 1
        where phone = ${phone} and used_at is null and tries_left > 0 and expires_at > ${now}::timestamptz
        returning id, code_hash as "codeHash"`);
      if (!row || !same(row.codeHash, hashOf(row.id, code))) return null;
      await db.rows(sql`
        update one_time_code set
          tries_left = tries_left + 1,
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
