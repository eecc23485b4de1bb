import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notify } from '../../notifications/notify.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import { IdRow, textAs } from '../../platform/db/row.ts';
import type { RegistrationKind, RegistrationState } from '../../platform/db/schema/index.ts';
import { administrationService } from '../../school/administration.ts';
import { rosterService } from '../../school/roster.ts';
import { usernameOf } from './service.ts';

const PAGE = 100;

export const Registration = v.object({
  id: v.string(),
  kind: textAs<RegistrationKind>(),
  state: textAs<RegistrationState>(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  username: v.string(),
  schoolTitle: v.string(),
  provinceCode: v.nullable(v.string()),
  note: v.string(),
  createdAt: v.date(),
  reason: v.nullable(v.string()),
  accountId: v.nullable(v.string()),
});
export type Registration = v.InferOutput<typeof Registration>;

const Undecided = v.object({
  ...Registration.entries,
  passwordHash: v.nullable(v.string()),
});
type Undecided = v.InferOutput<typeof Undecided>;

export interface Confirmation {
  /** The school the person belongs to; left out, one is made by the title and province of the request. */
  readonly schoolId?: string | undefined;
  /** In place of the one asked for, where that is taken meanwhile. */
  readonly username?: string | undefined;
}

const nounOf = ({ kind }: Pick<Registration, 'kind'>) => (kind === 'teacher' ? 'معلم' : 'مدیر');

const columns = sql`
  id, kind, state, first_name as "firstName", last_name as "lastName", phone, username, school_title as "schoolTitle",
  province_code as "provinceCode", note, created_at as "createdAt", decision_note as "reason", account_id as "accountId"`;

const SchoolRow = v.object({ title: v.string() });

/** What administrators do with requests for an account. A repeated decision changes nothing; another one is a conflict. */
export function registrationDecisions(context: Context) {
  const { db, clock, phones } = context;

  async function undecided({ query }: Session, id: string): Promise<Undecided> {
    const [row] = await query(
      Undecided,
      sql`
      select ${columns}, password_hash as "passwordHash" from registration
      where id::text = ${id} and kind <> 'interest' for update`,
    );
    if (!row) throw notFound('این درخواست پیدا نشد.');
    return row;
  }

  /** The school of the request. One of this name that exists may be somebody else's: it is only joined where it is named. */
  async function schoolOf(own: Context, origin: Origin, row: Undecided, given: string | undefined): Promise<string> {
    if (given !== undefined) {
      const [known] = await own.db.query(
        IdRow,
        sql`
        select id from school where id::text = ${given} and kind = 'school' and archived_at is null`,
      );
      if (!known) throw notFound('این مدرسه پیدا نشد.');
      return known.id;
    }
    const { schoolTitle: title, provinceCode } = row;
    if (provinceCode === null) throw notFound('این استان پیدا نشد.');
    const made = await administrationService(own).createSchool(origin, { title, provinceCode });
    if (!made.isNew) throw conflict('school-exists', 'مدرسه‌ای با این نام در این استان هست. شناسهٔ آن را بدهید.');
    return made.id;
  }

  /** The person finds where the account belongs; the managers of the school learn that somebody has joined it. */
  async function notifyOf(
    session: Session,
    { accountId, schoolId, row, place }: { accountId: string; schoolId: string; row: Registration; place: string },
  ): Promise<void> {
    const now = clock();
    const name = `${row.firstName} ${row.lastName}`;
    const noun = nounOf(row);
    const notice = { kind: 'notice', cause: `${accountId} joined`, at: now, now } as const;
    await notify(
      session,
      schoolId,
      {
        ...notice,
        title: 'حساب شما ساخته شد',
        body: `${place} هستید. اگر مدرسهٔ شما نیست، به پشتیبانی بگویید.`,
        path: null,
      },
      sql`select ${accountId}::uuid`,
    );
    await notify(
      session,
      schoolId,
      {
        ...notice,
        title: `${noun} تازه در مدرسه`,
        body: `${name} با تأیید مشق به مدرسه افزوده شد.`,
        path: '/school/roster',
      },
      sql`select id from account
        where school_id = ${schoolId} and role = 'MANAGER' and archived_at is null and id <> ${accountId}`,
    );
  }

  /** The page of the request is long closed: the phone that was confirmed with it says that one can sign in. */
  function tellByPhone({ phone }: Registration, body: string): Promise<void> {
    const address = context.publicOrigin === undefined ? [] : [`${context.publicOrigin}/auth/login`];
    return context.sms.send(phones.decrypt(phone), [body, ...address].join('\n'));
  }

  return {
    /** The oldest of a state first, a hundred at once. */
    list: async (state: RegistrationState): Promise<Registration[]> => {
      const found = await db.query(
        Registration,
        sql`
        select ${columns} from registration where state = ${state} order by created_at, id limit ${PAGE}`,
      );
      return found.map((row) => ({ ...row, phone: phones.decrypt(row.phone) }));
    },

    confirm: async (
      origin: Origin,
      id: string,
      given: Confirmation,
    ): Promise<{ accountId: string; isNew: boolean }> => {
      const { accountId, made } = await db.transaction(async (session) => {
        const row = await undecided(session, id);
        if (row.state === 'confirmed' && row.accountId !== null) return { accountId: row.accountId, made: null };
        if (row.state === 'refused') throw conflict('decided', 'این درخواست پیش‌تر رد شده است.');
        const own = { ...context, db: nestedTransaction(db.engine, session) };
        const username = given.username === undefined ? row.username : usernameOf(given.username);
        await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${username}, 0))`);
        const taken = await session.execute(sql`select 1 as one from account where username = ${username}`);
        if (taken.length > 0) throw conflict('username-taken', 'این نام کاربری از آن شخص دیگری است. نام دیگری بدهید.');
        const schoolId = await schoolOf(own, origin, row, given.schoolId);
        const role = row.kind === 'teacher' ? 'TEACHER' : 'MANAGER';
        const [accountId = ''] = await rosterService(own).addAccounts([
          {
            username,
            role,
            firstName: row.firstName,
            lastName: row.lastName,
            phone: phones.decrypt(row.phone),
            schoolId,
            ...(row.passwordHash === null ? {} : { passwordHash: row.passwordHash }),
          },
        ]);
        await session.execute(sql`
          update account a set terms_version = r.terms_version, terms_accepted_at = r.created_at
          from registration r where r.id = ${row.id} and a.id = ${accountId} and r.terms_version is not null`);
        await session.execute(sql`
          update registration set state = 'confirmed', decided_at = ${clock().toISOString()}::timestamptz,
            decision_actor = ${origin.actor}, account_id = ${accountId}, password_hash = null
          where id = ${row.id}`);
        await recordAudit(session, clock(), origin, {
          action: 'registration.confirm',
          target: row.id,
          schoolId,
          after: { role, accountId },
        });
        const [school] = await session.query(SchoolRow, sql`select title from school where id = ${schoolId}`);
        const place = `${nounOf(row)} «${school?.title ?? ''}»`;
        await notifyOf(session, { accountId, schoolId, row, place });
        return { accountId, made: { row, username, place } };
      });
      if (made !== null) {
        const { row, username, place } = made;
        await tellByPhone(
          row,
          `درخواست شما در مشق پذیرفته شد: ${place}. با نام کاربری ${username} و رمزی که برگزیده‌اید وارد شوید.`,
        );
      }
      return { accountId, isNew: made !== null };
    },

    refuse: (origin: Origin, id: string, reason: string): Promise<void> =>
      db.transaction(async (session) => {
        const row = await undecided(session, id);
        if (row.state === 'refused') return;
        if (row.state === 'confirmed') throw conflict('decided', 'این درخواست پیش‌تر پذیرفته شده است.');
        await session.execute(sql`
          update registration set state = 'refused', decided_at = ${clock().toISOString()}::timestamptz,
            decision_actor = ${origin.actor}, decision_note = ${reason}, password_hash = null
          where id = ${row.id}`);
        await recordAudit(session, clock(), origin, { action: 'registration.refuse', target: row.id });
      }),
  };
}
