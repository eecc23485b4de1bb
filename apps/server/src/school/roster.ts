import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
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
} from '../platform/db/schema/index.ts';
import { foldPhone, foldUsername } from '../platform/security/digits.ts';
import { type PhoneCipher, sealedPhone } from '../platform/security/phone-cipher.ts';
import { cleanText } from './roster/person-text.ts';

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
  /** Left out for a person without a school, who gets a personal tenant. */
  readonly schoolId?: string;
  readonly organizationId?: string;
  readonly isIndividualCustomer?: boolean;
}

function columnsOf(
  phones: PhoneCipher,
  { username, phone, schoolId = randomUUID(), firstName, lastName, ...rest }: NewAccount,
  createdAt: Date,
) {
  const folded = phone === undefined ? null : foldPhone(phone);
  if (phone !== undefined && folded === null) throw new Error('a phone number that is no Iranian mobile number');
  const stored = sealedPhone(phones, folded);
  const name = { firstName: cleanText(firstName), lastName: cleanText(lastName) };
  return { ...rest, ...name, ...stored, schoolId, username: foldUsername(username), createdAt };
}

/** Schools, classes and people, as an administrator creates them. Ids come back in the order given. */
export function rosterService({ db, clock, phones, enrolmentHooks }: Context) {
  const { orm } = db;
  const one = <Row>([row]: Row[]): Row => {
    if (row === undefined) throw new Error('an insert gave no row');
    return row;
  };

  /** The school these people belong to: only there do they teach or learn. Throws where it is not one and the same. */
  async function schoolOf({ orm: own }: Session, accountIds: readonly string[]): Promise<string> {
    const schools = await own
      .selectDistinct({ id: account.schoolId })
      .from(account)
      .where(inArray(account.id, [...accountIds]));
    const [school] = schools;
    if (school === undefined || schools.length > 1) throw new Error('people of several schools, or of none');
    return school.id;
  }

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
      const accounts = people.map((person) => columnsOf(phones, person, now));
      const tenants = accounts.filter((_, index) => people[index]?.schoolId === undefined);
      const rows = await db.transaction(async (tx) => {
        if (tenants.length > 0) {
          await tx.orm
            .insert(school)
            .values(tenants.map(({ schoolId: id }) => ({ id, kind: 'personal' as const, title: '', createdAt: now })));
        }
        return tx.orm.insert(account).values(accounts).returning({ id: account.id, username: account.username });
      });
      const ids = new Map(rows.map(({ id, username }) => [username, id]));
      return people.map(({ username }) => ids.get(foldUsername(username)) ?? '');
    },

    /** Throws where the class is not one of the teacher's own school, as `enrol` does. */
    assignTeacher: async (
      classId: string,
      teacherId: string,
      role: 'owner' | 'co' | 'substitute' = 'owner',
    ): Promise<void> => {
      const schoolId = await schoolOf(db, [teacherId]);
      await orm.insert(classTeacher).values({ schoolId, classId, teacherId, role, fromAt: clock() });
    },

    endTeaching: async (classId: string, teacherId: string): Promise<void> => {
      await orm
        .update(classTeacher)
        .set({ toAt: sql`greatest(${classTeacher.fromAt}, ${clock().toISOString()}::timestamptz)` })
        .where(
          and(
            eq(classTeacher.schoolId, await schoolOf(db, [teacherId])),
            eq(classTeacher.classId, classId),
            eq(classTeacher.teacherId, teacherId),
          ),
        );
    },

    /** The students join the class, and every homework of it whose end is still to come. */
    enrol: async (classId: string, studentIds: readonly string[]): Promise<void> => {
      if (studentIds.length === 0) return;
      const now = clock();
      await db.transaction(async (tx) => {
        const schoolId = await schoolOf(tx, studentIds);
        await tx.orm
          .insert(enrolment)
          .values(studentIds.map((studentId) => ({ schoolId, classId, studentId, fromAt: now })));
        await enrolmentHooks.joined(tx, { schoolId, classId, studentIds }, now);
      });
    },

    /** The students leave the class, before they belong to another school; what they did stays in its reports. */
    leave: async (
      classId: string,
      studentIds: readonly string[],
      how: 'transferred' | 'left' | 'graduated',
    ): Promise<void> => {
      if (studentIds.length === 0) return;
      await orm
        .update(enrolment)
        .set({ state: how, toAt: sql`greatest(${enrolment.fromAt}, ${clock().toISOString()}::timestamptz)` })
        .where(
          and(
            eq(enrolment.schoolId, await schoolOf(db, studentIds)),
            eq(enrolment.classId, classId),
            inArray(enrolment.studentId, [...studentIds]),
            eq(enrolment.state, 'active'),
          ),
        );
    },
  };
}
