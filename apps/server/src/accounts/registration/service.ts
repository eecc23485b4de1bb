import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { TERMS_VERSION } from '@mashq/api/terms';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { requireStrong } from '../../auth/password-rules.ts';
import { phoneOf } from '../../auth/phone-codes.ts';
import type { AuthService } from '../../auth/service.ts';
import { makeSignInLimits } from '../../auth/sign-in-limits.ts';
import { AppError, conflict, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { ClientInfo } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { CountRow } from '../../platform/db/row.ts';
import { registration } from '../../platform/db/schema/index.ts';
import { makeAttemptCounters, tooEarly } from '../../platform/security/attempt-counters.ts';
import { foldUsername } from '../../platform/security/digits.ts';
import { networkOf } from '../../platform/security/network.ts';
import { makeWriteLimit } from '../../platform/security/write-limit.ts';
import { cleanText } from '../../school/roster/person-text.ts';
import { rosterService } from '../../school/roster.ts';
import { classOfCode } from '../class-codes/class-of-code.ts';
import { makeOwnClass } from './own-class.ts';

const USERNAME = /^[a-z][a-z0-9._-]{2,31}$/;
const RULE = 'نام کاربری ۳ تا ۳۲ نویسهٔ لاتین است: حرف و عدد، که با حرف آغاز می‌شود.';

/** A username as it is kept. Throws `unprocessable` where the text is none. */
export function usernameOf(text: string): string {
  const username = foldUsername(text);
  if (!USERNAME.test(username)) throw new AppError('unprocessable', RULE, { fields: { username: RULE } });
  return username;
}

type Calls = Contract['registration'];
type Body = ParsedOf<Calls['register']>['body'];
type Student = Extract<Body, { kind: 'student' }>;
type Applicant = Exclude<Body, { kind: 'student' }>;
type Reply = ResponseOf<Calls['register']>;

const DAY_MS = 24 * 60 * 60_000;
/** A reply that was lost is given again for this long. */
const REPEAT_MS = 10 * 60_000;
/** Requests of all networks in a day: beyond it nobody reads them, and nobody can fill the database. */
export const MAX_A_DAY = 2_000;

/** Names that one network asks about: a whole class may register in one lesson. */
const CHECKS = { burst: 120, perSecond: 1 / 10 };

const PENDING = 'درخواست شما ثبت شد. پس از تأیید با همین نام کاربری و رمز وارد شوید.';

const fieldError = (field: string, detail: string) =>
  new AppError('unprocessable', detail, { fields: { [field]: detail } });
const usernameTaken = () =>
  new AppError('conflict', 'این نام کاربری را کس دیگری دارد. نام دیگری بنویسید.', {
    code: 'username-taken',
    fields: { username: 'این نام کاربری را کس دیگری دارد.' },
  });
const otherTerms = () =>
  unprocessable('terms-version', 'شرایط استفاده تازه شده است. صفحه را تازه کنید و متن تازه را ببینید.');
const dailyLimitMessage = (wait: string) => `امروز درخواست‌های زیادی رسیده است. لطفاً ${wait} دیگر دوباره بفرستید.`;

const RepeatedRow = v.object({ id: v.string(), phone: v.nullable(v.string()), passwordHash: v.nullable(v.string()) });

const IsStoredRow = v.object({ phone: v.string() });

/** New accounts: of children at once, of teachers and schools as requests to administrators. */
export function registrationService(context: Context, auth: AuthService) {
  const { db, clock, passwords, phones } = context;
  const limits = makeSignInLimits(makeAttemptCounters(context));
  const checks = makeWriteLimit(CHECKS);

  /** The account of this name that the same phone and password made just now: its reply was lost. */
  async function repeated(username: string, phone: string, password: string): Promise<string | null> {
    const since = new Date(clock().getTime() - REPEAT_MS).toISOString();
    const [row] = await db.query(
      RepeatedRow,
      sql`
      select id, phone, password_hash as "passwordHash" from account
      where username = ${username} and archived_at is null and created_at > ${since}::timestamptz`,
    );
    if (!row || row.phone === null || phones.decrypt(row.phone) !== phone) return null;
    return (await passwords.verify(row.passwordHash, password)) ? row.id : null;
  }

  async function requireFree({ execute }: Session, username: string): Promise<void> {
    const taken = await execute(sql`
      select 1 as one from account where username = ${username}
      union all
      select 1 from registration where username = ${username} and state = 'pending' and kind <> 'interest'`);
    if (taken.length > 0) throw usernameTaken();
  }

  /** Runs the work while nobody else takes the name. */
  function withName<T>(username: string, work: (session: Session, own: Context) => Promise<T>): Promise<T> {
    return db.transaction(async (session) => {
      await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${username}, 0))`);
      await requireFree(session, username);
      return work(session, { ...context, db: nestedTransaction(db.engine, session) });
    });
  }

  async function registerStudent(body: Student, from: ClientInfo): Promise<Reply> {
    const phone = phoneOf(body.phone);
    const username = usernameOf(body.username);
    const known = await repeated(username, phone, body.password);
    if (known !== null) return auth.signInTo(known, from);
    await requireStrong(body.password, username);
    const typedCode = body.school_code ?? '';
    if (typedCode !== '') await limits.classCode(networkOf(from.ip));
    const joined = typedCode === '' ? null : await classOfCode(db, typedCode);
    const { grade } = body;
    if (joined === null && grade === undefined) throw fieldError('grade', 'پایه را انتخاب کنید.');
    await requireFree(db, username);
    const { codeId } = await auth.verifyPhone(phone, body.code, 'register', from);
    const passwordHash = await passwords.hash(body.password);
    await auth.useCode(codeId);
    const id = await withName(username, async (session, own) => {
      const roster = rosterService(own);
      const [made = ''] = await roster.addAccounts([
        {
          username,
          role: 'STUDENT',
          firstName: body.first_name,
          lastName: body.last_name,
          ...(body.gender === null ? {} : { gender: body.gender }),
          phone,
          passwordHash,
          ...(joined === null ? { isIndividualCustomer: true } : { schoolId: joined.schoolId }),
        },
      ]);
      await session.execute(sql`
        update account set terms_version = ${body.terms_version}::int, terms_accepted_at = ${clock().toISOString()}::timestamptz
        where id = ${made}`);
      const classId = joined?.classId ?? (await makeOwnClass(session, own, made, grade ?? 3));
      await roster.enrol(classId, [made]);
      await recordAudit(session, clock(), originOf(made), {
        action: 'person.register',
        target: made,
        schoolId: joined?.schoolId ?? null,
        after: { role: 'STUDENT', classId },
      });
      return made;
    });
    return auth.signInTo(id, from);
  }

  async function requireRoomToday(): Promise<void> {
    const since = new Date(clock().getTime() - DAY_MS).toISOString();
    const [day] = await db.query(
      CountRow,
      sql`
      select count(*)::int as count from registration where created_at > ${since}::timestamptz`,
    );
    if ((day?.count ?? 0) >= MAX_A_DAY) throw tooEarly(DAY_MS, dailyLimitMessage);
  }

  /** Whether this request is stored already. Throws where its id is that of another. */
  async function isStored(id: string, phone: string): Promise<boolean> {
    const [row] = await db.query(IsStoredRow, sql`select phone from registration where id = ${id}`);
    if (row && phones.decrypt(row.phone) !== phone) {
      throw conflict('registration-id', 'این درخواست ثبت نشد. صفحه را تازه کنید و دوباره بفرستید.');
    }
    return row !== undefined;
  }

  async function apply(body: Applicant, from: ClientInfo): Promise<Reply> {
    const phone = phoneOf(body.phone);
    const username = usernameOf(body.username);
    const pending = { status: 'pending' as const, message: PENDING };
    if (await isStored(body.id, phone)) return pending;
    await requireStrong(body.password, username);
    const [province] = await db.execute(sql`select 1 as one from province where code = ${body.province_code}`);
    if (!province) throw fieldError('province_code', 'استان را انتخاب کنید.');
    await requireRoomToday();
    await requireFree(db, username);
    const { codeId } = await auth.verifyPhone(phone, body.code, 'register', from);
    const passwordHash = await passwords.hash(body.password);
    await auth.useCode(codeId);
    await withName(username, async ({ orm }) => {
      await orm
        .insert(registration)
        .values({
          id: body.id,
          kind: body.kind,
          firstName: cleanText(body.first_name),
          lastName: cleanText(body.last_name),
          phone: phones.encrypt(phone),
          username,
          passwordHash,
          schoolTitle: cleanText(body.school_title),
          provinceCode: body.province_code,
          note: body.note,
          termsVersion: body.terms_version,
          createdAt: clock(),
        })
        .onConflictDoNothing();
    });
    return pending;
  }

  return {
    check: async (
      { username: typed, password }: ParsedOf<Calls['check']>['body'],
      ip: string,
    ): Promise<{ ok: true }> => {
      checks(networkOf(ip));
      const username = usernameOf(typed);
      await requireStrong(password, username);
      await requireFree(db, username);
      return { ok: true };
    },

    register: async (body: Body, from: ClientInfo): Promise<Reply> => {
      if (body.terms_version !== TERMS_VERSION) throw otherTerms();
      await limits.register(networkOf(from.ip));
      return body.kind === 'student' ? registerStudent(body, from) : apply(body, from);
    },

    preRegister: async (body: ParsedOf<Calls['preRegister']>['body'], from: ClientInfo): Promise<{ ok: true }> => {
      await limits.register(networkOf(from.ip));
      const phone = phoneOf(body.phone);
      if (await isStored(body.id, phone)) return { ok: true };
      await requireRoomToday();
      await db.orm
        .insert(registration)
        .values({
          id: body.id,
          kind: 'interest',
          firstName: cleanText(body.first_name),
          lastName: cleanText(body.last_name),
          phone: phones.encrypt(phone),
          username: '',
          schoolTitle: cleanText(body.school_title),
          note: body.note,
          createdAt: clock(),
        })
        .onConflictDoNothing();
      return { ok: true };
    },
  };
}
