import { sql } from 'drizzle-orm';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';
import type { Gender } from '../../platform/db/schema/index.ts';
import { account } from '../../platform/db/schema/index.ts';
import { foldPhone } from '../../platform/security/digits.ts';
import { type PhoneCipher, sealedPhone } from '../../platform/security/phone-cipher.ts';
import { readPersonName, readRegistrationCode } from './person-text.ts';

export interface PersonFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly phone: string | null;
  readonly registrationCode: string | null;
}

interface GivenFields {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly gender?: Gender | null | undefined;
  readonly phone?: string | null | undefined;
  readonly registrationCode?: string | null | undefined;
}

function readName(given: string, field: 'firstName' | 'lastName'): string {
  const name = readPersonName(given);
  if (name === null) throw unprocessable('bad-name', 'نام و نام خانوادگی تنها از حروف است.', field);
  return name;
}

function readPhone(given: string | null): string | null {
  if (given === null || given.trim() === '') return null;
  const phone = foldPhone(given);
  if (phone === null) throw unprocessable('bad-phone', 'شمارهٔ تلفن همراه درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷.', 'phone');
  return phone;
}

function readCode(given: string | null): string | null {
  if (given === null || given.trim() === '') return null;
  const code = readRegistrationCode(given);
  if (code === null) throw unprocessable('bad-code', 'شمارهٔ ثبت تنها از رقم و حرف است.', 'registrationCode');
  return code;
}

/** What is given of a person as it is stored; what is left out stays out. */
export function readPerson(given: GivenFields): Partial<PersonFields> {
  return {
    ...(given.firstName === undefined ? {} : { firstName: readName(given.firstName, 'firstName') }),
    ...(given.lastName === undefined ? {} : { lastName: readName(given.lastName, 'lastName') }),
    ...(given.gender === undefined ? {} : { gender: given.gender }),
    ...(given.phone === undefined ? {} : { phone: readPhone(given.phone) }),
    ...(given.registrationCode === undefined ? {} : { registrationCode: readCode(given.registrationCode) }),
  };
}

/** Refuses a number of the register that another child of the school has. */
export async function requireFreeCode(
  { execute }: Session,
  schoolId: string,
  code: string | null | undefined,
  studentId: string,
): Promise<void> {
  if (code === null || code === undefined) return;
  const taken = await execute(sql`
    select from account where school_id = ${schoolId} and registration_code = ${code} and id <> ${studentId}`);
  if (taken.length > 0)
    throw conflict('code-taken', 'دانش‌آموز دیگری با این شمارهٔ ثبت در مدرسه هست.', 'registrationCode');
}

export interface NewRosterAccount extends PersonFields {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
}

/** Stores new people of one role in one statement. */
export async function insertAccounts(
  { orm }: Session,
  phones: PhoneCipher,
  schoolId: string,
  role: 'STUDENT' | 'TEACHER',
  people: readonly NewRosterAccount[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  await orm
    .insert(account)
    .values(
      people.map((person) => ({ ...person, ...sealedPhone(phones, person.phone), role, schoolId, createdAt: now })),
    );
}

/** The people can no longer sign in, and every session of theirs ends. */
export async function closeAccounts({ execute }: Session, ids: readonly string[], now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await execute(sql`
    update account set archived_at = ${at}, token_version = token_version + 1
    where id = any(${sql.param([...ids])}::uuid[]) and archived_at is null`);
  await execute(sql`
    update account_session set ended_at = ${at}, end_reason = 'everywhere'
    where account_id = any(${sql.param([...ids])}::uuid[]) and ended_at is null`);
}

/** New passwords for people of the school; every session they have ends at once. */
export async function replacePasswords(
  { execute }: Session,
  schoolId: string,
  hashes: readonly { readonly id: string; readonly passwordHash: string }[],
  now: Date,
): Promise<void> {
  const ids = sql.param(hashes.map(({ id }) => id));
  await execute(sql`
    update account a set password_hash = h.hash, token_version = a.token_version + 1
    from unnest(${ids}::uuid[], ${sql.param(hashes.map(({ passwordHash }) => passwordHash))}::text[]) as h(id, hash)
    where a.id = h.id and a.school_id = ${schoolId}`);
  await execute(sql`
    update account_session set ended_at = ${now.toISOString()}::timestamptz, end_reason = 'everywhere'
    where account_id = any(${ids}::uuid[]) and ended_at is null`);
}
