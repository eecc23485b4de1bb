import { and, eq, inArray, sql } from 'drizzle-orm';
import { foldPhone, foldUsername } from '../auth/digits.ts';
import type { Context } from '../context.ts';
import {
  type AccountRole,
  account,
  classTeacher,
  enrolment,
  type Gender,
  organization,
  school,
  schoolClass,
  schoolYear,
} from '../db/schema/index.ts';
import { acceptsUntil } from '../homework/state.ts';

export interface NewSchool {
  readonly title: string;
  /** ISO 3166-2 code of the province, such as IR-23. */
  readonly provinceCode: string;
  readonly organizationId?: string;
  readonly features?: string[];
}

export interface NewClass {
  readonly schoolId: string;
  readonly schoolYearId: string;
  readonly title: string;
  readonly grade: 3 | 4 | 5 | 6;
}

export interface NewAccount {
  readonly username: string;
  readonly role: AccountRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: Gender;
  /** Any digit set, with or without the country's code. */
  readonly phone?: string;
  /** From `passwords.hash`; left out, the account signs in by code alone. */
  readonly passwordHash?: string;
  readonly schoolId?: string;
  readonly organizationId?: string;
}

function columnsOf({ username, phone, ...rest }: NewAccount, createdAt: Date) {
  const folded = phone === undefined ? null : foldPhone(phone);
  if (phone !== undefined && folded === null) throw new Error('a phone number that is no Iranian mobile number');
  return { ...rest, username: foldUsername(username), phone: folded, createdAt };
}

/** Schools, classes and people, as an administrator lays them down. Ids come back in the order given. */
export function rosterService({ db, clock }: Context) {
  const { orm } = db;
  const one = <Row>([row]: Row[]): Row => {
    if (row === undefined) throw new Error('an insert gave no row');
    return row;
  };

  return {
    /** Dates are days such as 2026-09-23. The same title gives the year that exists. */
    addSchoolYear: async (year: { title: string; startsOn: string; endsOn: string }): Promise<string> =>
      one(
        await orm
          .insert(schoolYear)
          .values(year)
          .onConflictDoUpdate({ target: schoolYear.title, set: { title: year.title } })
          .returning({ id: schoolYear.id }),
      ).id,

    addOrganization: async (title: string): Promise<string> =>
      one(await orm.insert(organization).values({ title, createdAt: clock() }).returning({ id: organization.id })).id,

    addSchool: async (given: NewSchool): Promise<string> =>
      one(
        await orm
          .insert(school)
          .values({ ...given, createdAt: clock() })
          .returning({ id: school.id }),
      ).id,

    addClass: async (given: NewClass): Promise<string> =>
      one(
        await orm
          .insert(schoolClass)
          .values({ ...given, createdAt: clock() })
          .returning({ id: schoolClass.id }),
      ).id,

    addAccounts: async (people: readonly NewAccount[]): Promise<string[]> => {
      if (people.length === 0) return [];
      const now = clock();
      const rows = await orm
        .insert(account)
        .values(people.map((person) => columnsOf(person, now)))
        .returning({ id: account.id, username: account.username });
      const ids = new Map(rows.map(({ id, username }) => [username, id]));
      return people.map(({ username }) => ids.get(foldUsername(username)) ?? '');
    },

    assignTeacher: async (
      classId: string,
      teacherId: string,
      role: 'owner' | 'co' | 'substitute' = 'owner',
    ): Promise<void> => {
      const { schoolId } = one(
        await orm.select({ schoolId: schoolClass.schoolId }).from(schoolClass).where(eq(schoolClass.id, classId)),
      );
      await orm.insert(classTeacher).values({ schoolId, classId, teacherId, role, fromAt: clock() });
    },

    endTeaching: async (classId: string, teacherId: string): Promise<void> => {
      await orm
        .update(classTeacher)
        .set({ toAt: clock() })
        .where(and(eq(classTeacher.classId, classId), eq(classTeacher.teacherId, teacherId)));
    },

    /** The students join the class, and every homework of it whose end is still to come. */
    enrol: async (classId: string, studentIds: readonly string[]): Promise<void> => {
      if (studentIds.length === 0) return;
      const now = clock();
      await db.transaction(async (tx) => {
        const { schoolId } = one(
          await tx.orm.select({ schoolId: schoolClass.schoolId }).from(schoolClass).where(eq(schoolClass.id, classId)),
        );
        await tx.orm
          .insert(enrolment)
          .values(studentIds.map((studentId) => ({ schoolId, classId, studentId, fromAt: now })));
        await tx.rows(sql`
          insert into student_homework (school_id, homework_id, student_id, accepts_until)
          select h.school_id, h.id, s.id, ${acceptsUntil(sql`null::timestamptz`)}
          from homework h, unnest(${sql.param([...studentIds])}::uuid[]) as s(id)
          where h.class_id = ${classId} and h.removed_at is null and h.archived_at is null
            and h.end_at > ${now.toISOString()}::timestamptz
          on conflict do nothing`);
      });
    },

    /** The students leave the class; what they did stays in its reports. */
    leave: async (
      classId: string,
      studentIds: readonly string[],
      how: 'transferred' | 'left' | 'graduated',
    ): Promise<void> => {
      await orm
        .update(enrolment)
        .set({ state: how, toAt: clock() })
        .where(
          and(
            eq(enrolment.classId, classId),
            inArray(enrolment.studentId, [...studentIds]),
            eq(enrolment.state, 'active'),
          ),
        );
    },
  };
}
