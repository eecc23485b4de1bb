import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';

/** Digits of the number after the prefix; a school with more people has longer ones. */
const NUMBER_DIGITS = 4;

/** Nothing of its person is in a username: the school's prefix and a number in the order of arrival. */
const usernameOf = (prefix: string, number: number) => `${prefix}${String(number).padStart(NUMBER_DIGITS, '0')}`;

const SchoolRow = v.object({ prefix: v.nullable(v.string()), last: v.number() });

const NextUsernamesRow = v.object({ username: v.string() });

/**
 * Makes the next usernames of a school. The first time it gets a prefix of five digits, which no other school has. Names that
 * somebody made by hand are passed over. The caller holds the lock of the school.
 */
export async function nextUsernames(session: Session, schoolId: string, count: number): Promise<string[]> {
  const { execute, query } = session;
  const [school] = await query(
    SchoolRow,
    sql`
    select username_prefix as prefix, last_username_number as last from school where id = ${schoolId}`,
  );
  if (!school) throw new Error('no such school');
  const prefix = school.prefix ?? (await takeFreePrefix(session, schoolId));
  const usernames: string[] = [];
  let last = school.last;
  while (usernames.length < count) {
    const first = last + 1;
    const wanted = Array.from({ length: count - usernames.length }, (_, index) => usernameOf(prefix, first + index));
    last += wanted.length;
    const taken = await query(
      NextUsernamesRow,
      sql`
      select username from account where username = any(${sql.param(wanted)}::text[])`,
    );
    const names = new Set(taken.map(({ username }) => username));
    usernames.push(...wanted.filter((name) => !names.has(name)));
  }
  await execute(sql`update school set last_username_number = ${last} where id = ${schoolId}`);
  return usernames;
}

const TakeFreePrefixRow = v.object({ prefix: v.string() });

async function takeFreePrefix({ query }: Session, schoolId: string): Promise<string> {
  for (;;) {
    const candidates = Array.from({ length: 20 }, () => String(randomInt(10_000, 100_000)));
    const [taken] = await query(
      TakeFreePrefixRow,
      sql`
      update school set username_prefix = (
        select p from unnest(${sql.param(candidates)}::text[]) as c(p)
        where not exists (select from school o where o.username_prefix = p) limit 1)
      where id = ${schoolId} returning username_prefix as prefix`,
    );
    if (taken?.prefix) return taken.prefix;
  }
}

/** Latin letters with a hyphen after them, so that no prefix and number can be read as another school's. */
export async function setUsernamePrefix({ execute }: Session, schoolId: string, wanted: string): Promise<string> {
  const letters = wanted.trim().toLowerCase().replace(/-$/, '');
  if (!/^[a-z]{2,12}$/.test(letters)) {
    throw unprocessable('bad-prefix', 'پیشوند نام کاربری باید ۲ تا ۱۲ حرف لاتین باشد.');
  }
  const prefix = `${letters}-`;
  const taken = await execute(sql`select from school where username_prefix = ${prefix} and id <> ${schoolId}`);
  if (taken.length > 0) throw conflict('prefix-taken', 'مدرسهٔ دیگری این پیشوند را دارد. پیشوند دیگری بنویسید.');
  await execute(sql`update school set username_prefix = ${prefix} where id = ${schoolId}`);
  return prefix;
}
