import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { makeOwnClass } from '../../src/accounts/registration/own-class.ts';
import { type Actor, routeRoleOf } from '../../src/platform/actor.ts';
import type { AccountRole } from '../../src/platform/db/schema/index.ts';
import type { World } from './world.ts';

/** A name no other test of the same database uses. */
export function fresh(word: string): string {
  return `${word}-${randomBytes(5).toString('hex')}`;
}

export interface PersonOptions {
  readonly role: AccountRole;
  readonly schoolId?: string;
  readonly organizationId?: string;
  readonly username?: string;
  readonly password?: string;
  readonly phone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The school or personal tenant that an account is in. */
export async function personalSchool({ db }: World, accountId: string): Promise<string> {
  const [row] = await db.execute<{ id: string }>(sql`select school_id as id from account where id = ${accountId}`);
  if (!row) throw new Error('no such account');
  return row.id;
}

/** An account and the actor that speaks for it. */
export async function makePerson(world: World, options: PersonOptions): Promise<Actor> {
  const {
    role,
    schoolId,
    organizationId,
    password,
    firstName = 'سارا',
    lastName = 'احمدی',
    username = fresh('person'),
  } = options;
  const [id = ''] = await world.services.roster.addAccounts([
    {
      username,
      role,
      firstName,
      lastName,
      ...(schoolId === undefined ? {} : { schoolId }),
      ...(organizationId === undefined ? {} : { organizationId }),
      ...(options.phone === undefined ? {} : { phone: options.phone }),
      ...(password === undefined ? {} : { passwordHash: await world.context.passwords.hash(password) }),
    },
  ]);
  return { id, role: routeRoleOf[role], schoolId: schoolId ?? (await personalSchool(world, id)) };
}

export interface Classroom {
  readonly schoolId: string;
  readonly classId: string;
  readonly teacher: Actor;
  readonly students: readonly Actor[];
}

/** A school of its own, or a given one, with one teacher, new or known, and one class of a grade. */
export async function makeClassroom(
  world: World,
  {
    grade = 5,
    title = 'پنجم الف',
    students: count = 3,
    schoolId: given,
    teacher: known,
  }: { grade?: 3 | 4 | 5 | 6; title?: string; students?: number; schoolId?: string; teacher?: Actor } = {},
): Promise<Classroom> {
  const { roster } = world.services;
  const schoolYearId = await roster.addSchoolYear({ title: '1405-1406', startsOn: '2026-09-23', endsOn: '2027-09-22' });
  const schoolId =
    given ?? known?.schoolId ?? (await roster.addSchool({ title: fresh('دبستان'), provinceCode: 'IR-23' }));
  const classId = await roster.addClass({ schoolId, schoolYearId, title, grade });
  const teacher =
    known ?? (await makePerson(world, { role: 'TEACHER', schoolId, firstName: 'مریم', lastName: 'کریمی' }));
  await roster.assignTeacher(classId, teacher.id);
  const ids = await roster.addAccounts(
    Array.from({ length: count }, (_, index) => ({
      username: fresh('student'),
      role: 'STUDENT' as const,
      firstName: `نام${index + 1}`,
      lastName: `خانواده${index + 1}`,
      schoolId,
    })),
  );
  await roster.enrol(classId, ids);
  return { schoolId, classId, teacher, students: ids.map((id) => ({ id, role: 'student' as const, schoolId })) };
}

/** A child without a school, as one that has registered by itself. */
export async function makeIndividual(world: World, grade: 3 | 4 | 5 | 6): Promise<Actor> {
  const { roster } = world.services;
  const [id = ''] = await roster.addAccounts([
    { username: fresh('own'), role: 'STUDENT', firstName: 'نگار', lastName: 'صالحی', isIndividualCustomer: true },
  ]);
  await roster.enrol(await makeOwnClass(world.db, world.context, id, grade), [id]);
  return { id, role: 'student', schoolId: await personalSchool(world, id) };
}
