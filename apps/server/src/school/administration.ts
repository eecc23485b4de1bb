import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { requireStrong } from '../auth/password-rules.ts';
import { makeSecondFactors } from '../auth/second-factor.ts';
import { conflict, notFound, unprocessable } from '../platform/app-error.ts';
import { type Origin, recordAudit } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { nestedTransaction } from '../platform/db/nested-transaction.ts';
import { IdRow, textAs } from '../platform/db/row.ts';
import type { AccountRole } from '../platform/db/schema/index.ts';
import { foldUsername } from '../platform/security/digits.ts';
import { type NewAccount, type NewSchool, rosterService } from './roster.ts';

/** A result that says whether this call made it: a repeated call finds what is there. */
export interface Made {
  readonly id: string;
  readonly isNew: boolean;
}

export interface NewPerson extends Omit<NewAccount, 'passwordHash'> {
  readonly password: string;
  /** Students are enrolled in it, teachers are assigned to it. */
  readonly classId?: string | undefined;
}

export interface NewClassOfYear {
  readonly schoolId: string;
  readonly title: string;
  readonly grade: 3 | 4 | 5 | 6;
  /** Such as 1405-1406, with its first and last day. */
  readonly year: { readonly title: string; readonly startsOn: string; readonly endsOn: string };
}

/** What a school may be given or lose; what is left out stays as it is. */
export interface SchoolChange {
  readonly title?: string;
  /** Null takes the school out of its organization. */
  readonly organizationId?: string | null;
  /** Whether its teachers may give quizzes. */
  readonly hasQuizzes?: boolean;
}

const QUIZ = 'quiz';

const SameRow = v.object({ id: v.string(), grade: v.number() });

const CreatePersonRow = v.object({ id: v.string(), role: textAs<AccountRole>(), schoolId: v.nullable(v.string()) });

const ResetPasswordRow = v.object({ id: v.string(), schoolId: v.nullable(v.string()) });

/** Creating organizations, schools, classes and people, and giving a new password; each in one transaction with its audit event. */
export function administrationService(context: Context) {
  const { db, clock, passwords } = context;

  const within = <T>(work: (session: Session, own: Context) => Promise<T>): Promise<T> =>
    db.transaction((session) => work(session, { ...context, db: nestedTransaction(db.engine, session) }));

  async function requireSchool({ execute }: Session, schoolId: string): Promise<void> {
    const found = await execute(sql`
      select from school where id::text = ${schoolId} and kind = 'school' and archived_at is null`);
    if (found.length === 0) throw notFound('این مدرسه پیدا نشد.');
  }

  /** Within a province the title tells which school is meant. */
  async function requireFreeTitle({ execute }: Session, schoolId: string, title: string): Promise<void> {
    const taken = await execute(sql`
      select from school s join school own on own.province_code = s.province_code
      where own.id = ${schoolId} and s.id <> own.id and s.kind = 'school' and s.archived_at is null and s.title = ${title}`);
    if (taken.length > 0) throw conflict('school-exists', 'مدرسهٔ دیگری با این نام در این استان هست.', 'title');
  }

  async function requireOrganization({ execute }: Session, organizationId: string): Promise<void> {
    const found = await execute(sql`select from organization where id::text = ${organizationId}`);
    if (found.length === 0) throw notFound('این سازمان پیدا نشد.');
  }

  async function requireClass({ execute }: Session, classId: string, schoolId: string | undefined): Promise<void> {
    const found = await execute(sql`
      select from class where school_id = ${schoolId ?? null}::uuid and id::text = ${classId} and archived_at is null`);
    if (found.length === 0) throw notFound('این کلاس پیدا نشد.');
  }

  return {
    /** The organization of this title. */
    createOrganization: (origin: Origin, title: string): Promise<Made> =>
      within(async (session, own) => {
        await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`organization ${title}`}, 0))`);
        const [same] = await session.query(IdRow, sql`select id from organization where title = ${title}`);
        if (same) return { id: same.id, isNew: false };
        const id = await rosterService(own).addOrganization(title);
        await recordAudit(session, clock(), origin, { action: 'organization.create', target: id, schoolId: null });
        return { id, isNew: true };
      }),

    /** The school of this title in this province. A new one may give quizzes. */
    createSchool: (origin: Origin, given: NewSchool): Promise<Made> =>
      within(async (session, own) => {
        const [province] = await session.execute(
          sql`select from province where code = ${given.provinceCode} for update`,
        );
        if (!province) throw notFound('این استان پیدا نشد.');
        const [same] = await session.query(
          IdRow,
          sql`
          select id from school
          where title = ${given.title} and province_code = ${given.provinceCode} and archived_at is null`,
        );
        if (same) return { id: same.id, isNew: false };
        if (given.organizationId !== undefined) await requireOrganization(session, given.organizationId);
        const id = await rosterService(own).addSchool({ features: [QUIZ], ...given });
        const after = { provinceCode: given.provinceCode };
        await recordAudit(session, clock(), origin, { action: 'school.create', target: id, schoolId: id, after });
        return { id, isNew: true };
      }),

    /** Renames a school, puts it under an organization or takes it out, and switches quizzes. What is so already is not noted. */
    changeSchool: (origin: Origin, schoolId: string, change: SchoolChange): Promise<void> =>
      within(async (session) => {
        await requireSchool(session, schoolId);
        const { title, organizationId, hasQuizzes } = change;
        if (organizationId != null) await requireOrganization(session, organizationId);
        if (title !== undefined) await requireFreeTitle(session, schoolId, title);
        const own = sql`array_remove(features, ${QUIZ})`;
        const changed = await session.execute(sql`
          update school set
            title = ${title === undefined ? sql`title` : sql`${title}`},
            organization_id = ${organizationId === undefined ? sql`organization_id` : sql`${organizationId}::uuid`},
            features = ${hasQuizzes === undefined ? sql`features` : hasQuizzes ? sql`array_append(${own}, ${QUIZ})` : own}
          where id = ${schoolId} and (
            ${title === undefined ? sql`false` : sql`title <> ${title}`}
            or ${organizationId === undefined ? sql`false` : sql`organization_id is distinct from ${organizationId}::uuid`}
            or ${hasQuizzes === undefined ? sql`false` : sql`(${QUIZ} = any(features)) <> ${hasQuizzes}`})
          returning id`);
        if (changed.length === 0) return;
        await recordAudit(session, clock(), origin, {
          action: 'school.change',
          target: schoolId,
          schoolId,
          after: { ...change },
        });
      }),

    /** The class of this title in this school and year. */
    createClass: (origin: Origin, { schoolId, title, grade, year }: NewClassOfYear): Promise<Made> =>
      within(async (session, own) => {
        await requireSchool(session, schoolId);
        const roster = rosterService(own);
        const schoolYearId = await roster.addSchoolYear(year);
        const [same] = await session.query(
          SameRow,
          sql`
          select id, grade from class
          where school_id = ${schoolId} and school_year_id = ${schoolYearId} and title = ${title}
            and archived_at is null`,
        );
        if (same && same.grade !== grade) throw conflict('other-grade', 'کلاسی با این نام در پایهٔ دیگری هست.');
        if (same) return { id: same.id, isNew: false };
        const id = await roster.addClass({ schoolId, schoolYearId, title, grade });
        await recordAudit(session, clock(), origin, { action: 'class.create', target: id, schoolId, after: { grade } });
        return { id, isNew: true };
      }),

    /** The account of this username. One that exists keeps its password; another role or school is a conflict. */
    createPerson: async (origin: Origin, { password, classId, ...person }: NewPerson): Promise<Made> => {
      await requireStrong(password);
      const passwordHash = await passwords.hash(password);
      return within(async (session, own) => {
        const { role, schoolId } = person;
        if (schoolId !== undefined) await requireSchool(session, schoolId);
        if (person.organizationId !== undefined) await requireOrganization(session, person.organizationId);
        if (classId !== undefined) await requireClass(session, classId, schoolId);
        const username = foldUsername(person.username);
        await session.execute(sql`select pg_advisory_xact_lock(hashtextextended(${username}, 0))`);
        const [same] = await session.query(
          CreatePersonRow,
          sql`
          select id, role, school_id as "schoolId" from account where username = ${username}`,
        );
        if (same && (same.role !== role || (schoolId !== undefined && same.schoolId !== schoolId))) {
          throw conflict('username-taken', 'این نام کاربری از آن شخص دیگری است.');
        }
        const roster = rosterService(own);
        const [id = ''] = same ? [same.id] : await roster.addAccounts([{ ...person, passwordHash }]);
        if (classId !== undefined && schoolId !== undefined) {
          await joinClass(session, own, { schoolId, classId }, id, role);
        }
        if (!same) {
          const after = { role, ...(classId === undefined ? {} : { classId }) };
          await recordAudit(session, clock(), origin, {
            action: 'person.create',
            target: id,
            schoolId: schoolId ?? null,
            after,
          });
        }
        return { id, isNew: !same };
      });
    },

    /** A new password for an account; every session it has ends at once. */
    resetPassword: async (origin: Origin, username: string, password: string): Promise<{ readonly id: string }> => {
      await requireStrong(password);
      const passwordHash = await passwords.hash(password);
      return within(async (session) => {
        const now = clock();
        const [row] = await session.query(
          ResetPasswordRow,
          sql`
          update account set password_hash = ${passwordHash}, token_version = token_version + 1
          where username = ${foldUsername(username)} and archived_at is null
          returning id, school_id as "schoolId"`,
        );
        if (!row) throw notFound('چنین شخصی پیدا نشد.');
        await session.execute(sql`
          update account_session set ended_at = ${now.toISOString()}::timestamptz, end_reason = 'everywhere'
          where account_id = ${row.id} and ended_at is null`);
        await recordAudit(session, now, origin, {
          action: 'person.reset-password',
          target: row.id,
          schoolId: row.schoolId,
        });
        return { id: row.id };
      });
    },

    /** Turns off the second factor of an account; where it is off, nothing changes. Gives the id. */
    endSecondFactor: (origin: Origin, username: string): Promise<string> =>
      within(async (session) => {
        const [row] = await session.query(
          IdRow,
          sql`select id from account where username = ${foldUsername(username)} and archived_at is null`,
        );
        if (!row) throw notFound('چنین شخصی پیدا نشد.');
        await makeSecondFactors(context).end(session, row.id, origin);
        return row.id;
      }),
  };
}

/** A repeated call changes nothing. */
async function joinClass(
  { execute }: Session,
  own: Context,
  { schoolId, classId }: { readonly schoolId: string; readonly classId: string },
  accountId: string,
  role: AccountRole,
): Promise<void> {
  const roster = rosterService(own);
  if (role === 'STUDENT') {
    const there = await execute(sql`
      select from enrolment
      where school_id = ${schoolId} and class_id = ${classId} and student_id = ${accountId} and state = 'active'`);
    if (there.length === 0) await roster.enrol(classId, [accountId]);
  } else if (role === 'TEACHER') {
    const there = await execute(sql`
      select from class_teacher
      where school_id = ${schoolId} and class_id = ${classId} and teacher_id = ${accountId} and to_at is null`);
    if (there.length === 0) await roster.assignTeacher(classId, accountId);
  } else {
    throw unprocessable('no-class-for-role', 'تنها معلم و دانش‌آموز کلاس دارند.');
  }
}
