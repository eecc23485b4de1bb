import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { AppError } from '../platform/app-error.ts';
import type { Session } from '../platform/db/database.ts';
import { textAs } from '../platform/db/row.ts';

/** Why an account takes nobody in: its person is not in the school any more, it is closed for another reason, or it is locked. */
export type Barred = 'left' | 'closed' | 'locked';

const REFUSALS: Readonly<Record<Barred, { readonly says: string; readonly code: string }>> = {
  left: {
    says: 'این حساب بسته است، چون صاحبش در فهرست مدرسه نیست. اگر اشتباهی شده است، به مدیر مدرسه بگویید تا شما را برگرداند.',
    code: 'account-closed',
  },
  closed: {
    says: 'این حساب بسته شده است. اگر اشتباهی شده است، به پشتیبانی مشق پیام بدهید.',
    code: 'account-closed',
  },
  locked: {
    says: 'این حساب را پشتیبانی مشق قفل کرده است. برای باز شدنش به پشتیبانی پیام بدهید.',
    code: 'account-locked',
  },
};

/** Said only to who has proven that the account is theirs: by its password, by a token of it, or by a code sent to its phone. */
export const accountBarred = (why: Barred) =>
  new AppError('unauthorized', REFUSALS[why].says, { code: REFUSALS[why].code });

/** Of accounts `a` that are archived or locked. Nobody is in the list of a school that is one person's own. */
export const whyBarred: SQL = sql`
  case when a.archived_at is null then 'locked'
    when a.role in ('STUDENT', 'TEACHER')
      and exists (select from school s where s.id = a.school_id and s.kind <> 'personal') then 'left'
    else 'closed' end`;

export const isBarred: SQL = sql`(a.archived_at is not null or a.locked_at is not null)`;

const WhyRow = v.object({ why: textAs<Barred>() });

/**
 * Why an account is barred, where one is; of several the newest.
 * @param condition on `account a`
 */
export async function findBarred({ query }: Pick<Session, 'query'>, condition: SQL): Promise<Barred | undefined> {
  const [row] = await query(
    WhyRow,
    sql`
    select ${whyBarred} as why from account a where (${condition}) and ${isBarred}
    order by a.created_at desc, a.id limit 1`,
  );
  return row?.why;
}

/** The same, of the account that a session belongs to. */
export async function findBarredOfSession(
  { query }: Pick<Session, 'query'>,
  sessionId: string,
): Promise<Barred | undefined> {
  const [row] = await query(
    WhyRow,
    sql`
    select ${whyBarred} as why from account_session t join account a on a.id = t.account_id
    where t.id = ${sessionId} and t.ended_at is null and ${isBarred}`,
  );
  return row?.why;
}
