import {
  type AddedManager,
  type AdminManager,
  AdminManagerSchema,
  type Contract,
  type ParsedOf,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { foldPhone, foldUsername } from '../../platform/security/digits.ts';
import { generatePassword } from '../../platform/security/passwords.ts';
import { administrationService } from '../administration.ts';
import { closeAccounts } from '../roster/accounts.ts';
import { cleanText } from '../roster/person-text.ts';
import { lastActive, personState } from './people-queries.ts';

/** Whose manager somebody is. */
export type ManagedPlace = { readonly schoolId: string } | { readonly organizationId: string };

const Row = v.object({
  ...v.omit(AdminManagerSchema, ['last_active_at']).entries,
  last_active_at: v.nullable(v.date()),
});

const KnownRow = v.object({ id: v.string(), schoolId: v.string(), hasLeft: v.boolean() });

/** The condition on `account a` that somebody is a manager of the place, also one who has left. */
const isManagerOf = (place: ManagedPlace): SQL =>
  'schoolId' in place
    ? sql`a.role = 'MANAGER' and a.school_id = ${place.schoolId}`
    : sql`a.role = 'ORGANIZATION' and a.organization_id = ${place.organizationId}`;

/** Those who look after a school or an organization now, the longest first. */
export async function readManagers({ query }: Pick<Database, 'query'>, place: ManagedPlace): Promise<AdminManager[]> {
  const rows = await query(
    Row,
    sql`
    select a.id, a.username, a.first_name, a.last_name, ${personState} as state, ${lastActive} as last_active_at
    from account a where a.archived_at is null and ${isManagerOf(place)} order by a.created_at, a.id`,
  );
  return rows.map(({ last_active_at, ...row }) => ({
    ...row,
    last_active_at: last_active_at?.toISOString() ?? null,
  }));
}

type NewManager = ParsedOf<Contract['admin']['schools']['addManager']>['body'];

/** What can be signed in with: no spaces, and nothing that an emptied account is named. */
const USERNAME = /^(?!deleted-)[^\s@]{3,32}$/u;

/** Adds a manager. One who is there already keeps the password; one who has left gets in again with a new one. */
export async function addManager(
  context: Context,
  origin: Origin,
  place: ManagedPlace,
  given: NewManager,
): Promise<AddedManager> {
  const { db, clock } = context;
  const username = foldUsername(given.username);
  if (!USERNAME.test(username)) {
    throw unprocessable('bad-username', 'نام کاربری فاصله ندارد و دست‌کم سه نویسه است.', 'username');
  }
  const phone = given.phone === undefined || given.phone === '' ? undefined : foldPhone(given.phone);
  if (phone === null) {
    throw unprocessable('bad-phone', 'شمارهٔ تلفن همراه درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷.', 'phone');
  }
  const password = generatePassword();
  const administration = administrationService(context);
  const { id, isNew } = await administration
    .createPerson(origin, {
      role: 'schoolId' in place ? 'MANAGER' : 'ORGANIZATION',
      username,
      firstName: cleanText(given.first_name),
      lastName: cleanText(given.last_name),
      password,
      ...(phone === undefined ? {} : { phone }),
      ...place,
    })
    .catch((error: unknown) => {
      if ((error as { extra?: { code?: string } }).extra?.code !== 'username-taken') throw error;
      throw conflict('username-taken', 'این نام کاربری از آن شخص دیگری است.', 'username');
    });
  const [known] = await db.query(
    KnownRow,
    sql`
    select a.id, a.school_id as "schoolId", a.archived_at is not null as "hasLeft" from account a
    where a.id = ${id} and ${isManagerOf(place)}`,
  );
  if (!known) throw conflict('username-taken', 'این نام کاربری از آن شخص دیگری است.', 'username');
  if (!known.hasLeft) return { id, username, password: isNew ? password : null };
  await db.execute(sql`update account set archived_at = null where id = ${id}`);
  await recordAudit(db, clock(), origin, { action: 'person.return', target: id, schoolId: known.schoolId });
  await administration.resetPassword(origin, username, password);
  return { id, username, password };
}

/** Takes a manager away: the account is closed. What the person did stays. */
export function removeManager({ db, clock }: Context, origin: Origin, place: ManagedPlace, personId: string) {
  return db.transaction(async (tx): Promise<{ ok: true }> => {
    const [known] = await tx.query(
      KnownRow,
      sql`
      select a.id, a.school_id as "schoolId", a.archived_at is not null as "hasLeft" from account a
      where a.id = ${personId} and ${isManagerOf(place)} for update`,
    );
    if (!known) throw notFound('چنین مدیری پیدا نشد.');
    if (known.hasLeft) return { ok: true };
    const now = clock();
    await closeAccounts(tx, [personId], now);
    await recordAudit(tx, now, origin, { action: 'person.leave', target: personId, schoolId: known.schoolId });
    return { ok: true };
  });
}
