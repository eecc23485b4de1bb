import { toLatinDigits } from '@mashq/curriculum/persian';
import { type SQL, sql } from 'drizzle-orm';
import { nameWords } from '../../platform/db/schema/name-search-words.ts';
import { foldPhone, foldUsername } from '../../platform/security/digits.ts';
import { type PhoneCipher, phoneIs } from '../../platform/security/phone-cipher.ts';
import { searchConditions } from '../../platform/word-search.ts';

/** Whether somebody can sign in, of `account a`. */
export const personState = sql`case when a.archived_at is not null then 'left' when a.locked_at is not null then 'locked' else 'active' end`;

/** When somebody was last seen, of `account a`. A session is known for half a year. */
export const lastActive = sql`(select max(s.last_used_at) from account_session s where s.account_id = a.id)`;

/** Emptied accounts are nobody's any more. */
export const isSomebody = sql`a.username <> 'deleted-' || a.id`;

/** The least that a last part of a phone number must have to be looked for: what is shown of each. */
const TAIL = /^\d{4}$/;

/** The condition on `account a` that somebody is meant by what was typed; undefined where nothing was. */
export function personMatches(phones: PhoneCipher, typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const conditions = searchConditions(text);
  const digits = toLatinDigits(text).replaceAll(/[\s*]/g, '');
  const phone = foldPhone(text);
  const tails = phones.tailIndexes(digits).map((index) => sql`${index}`);
  const ways = [
    conditions.length > 0 &&
      sql`${sql.raw(nameWords('a.'))} @@ to_tsquery('simple', ${conditions.map((each) => `(${each})`).join(' & ')})`,
    sql`a.username = ${foldUsername(text)}`,
    sql`a.registration_code = ${digits}`,
    phone !== null && phoneIs(phones, sql`a.phone_hash`, phone),
    TAIL.test(digits) && sql`a.phone_tail_hash in (${sql.join(tails, sql`, `)})`,
  ].filter((way) => way !== false);
  return sql`(${sql.join(ways, sql` or `)})`;
}
