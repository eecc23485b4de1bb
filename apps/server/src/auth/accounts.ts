import type { AccountSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Session } from '../platform/db/database.ts';
import type { AccountRole, Gender, Preset } from '../platform/db/schema/index.ts';

export type AccountView = InferOutput<typeof AccountSchema>;

/** An account as sign-in needs it. */
export interface AccountRow {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly phone: string | null;
  readonly role: AccountRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly schoolId: string;
  readonly profileUrl: string;
  readonly theme: Preset | null;
  readonly isIndividualCustomer: boolean;
  readonly tokenVersion: number;
  readonly schoolName: string;
  readonly features: string[];
  readonly deletionDueAt: Date | null;
}

/** Accounts that may sign in, by a condition on `account a`; in the order of their making. */
export function findAccounts({ rows }: Session, condition: SQL): Promise<AccountRow[]> {
  return rows<AccountRow>(sql`
    select a.id, a.username, a.password_hash as "passwordHash", a.phone, a.role, a.first_name as "firstName",
      a.last_name as "lastName", a.gender, a.school_id as "schoolId", a.profile_url as "profileUrl", a.theme,
      a.is_individual_customer as "isIndividualCustomer", a.token_version as "tokenVersion",
      coalesce(case when s.kind = 'school' then s.title end, o.title, '') as "schoolName",
      case when s.gamification_on then s.features || array['gamification'] else s.features end as features,
      a.deletion_due_at as "deletionDueAt"
    from account a
    join school s on s.id = a.school_id
    left join organization o on o.id = a.organization_id
    where a.archived_at is null and (${condition})
    order by a.created_at, a.username`);
}

/** An account in a list to choose from. */
export function accountView({ username, firstName, lastName, role, schoolName }: AccountRow): AccountView {
  return { username, first_name: firstName, last_name: lastName, role, school_name: schoolName };
}
