import type { AccountSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';
import { textAs } from '../platform/db/row.ts';
import type { AccountRole, Gender, Preset } from '../platform/db/schema/index.ts';

export type AccountView = InferOutput<typeof AccountSchema>;

/** An account as sign-in needs it. */
export const AccountRow = v.object({
  id: v.string(),
  username: v.string(),
  passwordHash: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  role: textAs<AccountRole>(),
  firstName: v.string(),
  lastName: v.string(),
  gender: v.nullable(textAs<Gender>()),
  schoolId: v.string(),
  profileUrl: v.string(),
  theme: v.nullable(textAs<Preset>()),
  isIndividualCustomer: v.boolean(),
  /** Of the terms that the person agreed to; null where somebody else made the account. */
  termsVersion: v.nullable(v.number()),
  tokenVersion: v.number(),
  schoolName: v.string(),
  features: v.array(v.string()),
  deletionDueAt: v.nullable(v.date()),
});
export type AccountRow = v.InferOutput<typeof AccountRow>;

/** Accounts that may sign in, by a condition on `account a`; in the order of their making. */
export function findAccounts({ query }: Session, condition: SQL): Promise<AccountRow[]> {
  return query(
    AccountRow,
    sql`
    select a.id, a.username, a.password_hash as "passwordHash", a.phone, a.role, a.first_name as "firstName",
      a.last_name as "lastName", a.gender, a.school_id as "schoolId", a.profile_url as "profileUrl", a.theme,
      a.is_individual_customer as "isIndividualCustomer", a.terms_version as "termsVersion", a.token_version as "tokenVersion",
      coalesce(case when s.kind = 'school' then s.title end, o.title, '') as "schoolName",
      case when s.gamification_on then s.features || array['gamification'] else s.features end as features,
      a.deletion_due_at as "deletionDueAt"
    from account a
    join school s on s.id = a.school_id
    left join organization o on o.id = a.organization_id
    where a.archived_at is null and a.locked_at is null and (${condition})
    order by a.created_at, a.username`,
  );
}

/** An account in a list to choose from. */
export function accountView({ username, firstName, lastName, role, schoolName }: AccountRow): AccountView {
  return { username, first_name: firstName, last_name: lastName, role, school_name: schoolName };
}
