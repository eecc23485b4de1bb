import type { Rng } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { numberAs } from '../../platform/db/row.ts';
import type { NewAccount } from '../../school/roster.ts';
import type { Services } from '../services.ts';
import { ADMIN_USERNAME, SHARED_PHONE, STUDENT_PHONE } from './accounts.ts';
import { BOYS, FAMILIES, GIRLS } from './names.ts';
import { type ClassPlan, SCHOOLS } from './schools.ts';

export interface DemoClass {
  readonly id: string;
  readonly title: string;
  readonly grade: 3 | 4 | 5 | 6;
  readonly teacher: Actor;
  readonly students: readonly Actor[];
  /** Answers its children gave; null until its weeks were lived. */
  readonly answers: number | null;
}

/** The hundred of numbers that the children of a class have, by its code: four classes of four grades. */
const firstNumber = (code: string) => 1600 + 100 * (4 * (Number(code[1]) - 3) + 'abcd'.indexOf(code[2] ?? 'a'));

/** No two children of a class have the same full name. */
function childrenOf(rng: Rng, { code, size }: ClassPlan): Omit<NewAccount, 'passwordHash' | 'schoolId'>[] {
  const girls = rng.sample(GIRLS, Math.ceil(size / 2)).map((firstName) => ({ firstName, gender: 'FEMALE' as const }));
  const boys = rng.sample(BOYS, Math.floor(size / 2)).map((firstName) => ({ firstName, gender: 'MALE' as const }));
  return rng.shuffle([...girls, ...boys]).map(({ firstName, gender }, index) => {
    const number = index + 1;
    const phone = code === 'g5a' && number === 1 ? STUDENT_PHONE : `0912000${String(firstNumber(code) + number)}`;
    // Two sisters or brothers share their mother's number, who teaches at the school.
    const shares = (code === 'g5b' && number === 7) || (code === 'g3a' && number === 12);
    return {
      username: `${code}-${String(number).padStart(2, '0')}`,
      role: 'STUDENT' as const,
      firstName,
      lastName: rng.pick(FAMILIES),
      gender,
      phone: shares ? SHARED_PHONE : phone,
    };
  });
}

export interface WorldSize {
  /** How many of the classes there are, in the order of the schools. */
  readonly classes: number;
  /** At most. */
  readonly childrenPerClass: number;
  /** How many of the classes have worked with Mashq; the others are about to begin. */
  readonly livedClasses: number;
  /** For how many weeks until now, at most eight. */
  readonly weeks: number;
  /** From which child of a class on some buy a plan: guides and tests speak of those before. */
  readonly firstBuyer: number;
}

/** By the environment's DEMO_SIZE. A small world has everybody whom guides, accounts shown at the start, and tests name. */
export const WORLD_SIZES = {
  whole: { classes: 14, childrenPerClass: 40, livedClasses: 14, weeks: 8, firstBuyer: 14 },
  small: { classes: 8, childrenPerClass: 10, livedClasses: 1, weeks: 2, firstBuyer: 16 },
} as const satisfies Record<string, WorldSize>;

const TenantRow = v.object({ schoolId: v.string() });

/** The last account of the demo: where it exists, the world was filled to the end. */
export async function makeAdmin({ roster }: Services, { passwords, db }: Context, password: string): Promise<Actor> {
  const passwordHash = await passwords.hash(password);
  const [id = ''] = await roster.addAccounts([
    { username: ADMIN_USERNAME, role: 'SYS_ADMIN', firstName: 'آرمان', lastName: 'کیانی', passwordHash },
  ]);
  const [tenant] = await db.query(
    TenantRow,
    sql`
    select school_id as "schoolId" from account where id = ${id}`,
  );
  return { id, role: 'admin', schoolId: tenant?.schoolId ?? '' };
}

/**
 * Lays schools, classes and people down, as an administrator would, each on the day it joined, and notes which classes there are
 * to fill.
 */
export async function makePeople(
  { roster }: Services,
  { passwords, db }: Context,
  rng: Rng,
  size: WorldSize,
  password: string,
  join: (weeks: number) => void,
): Promise<void> {
  // One hash for all: argon2id is dear on purpose, and everybody's demo password is the same.
  const passwordHash = await passwords.hash(password);
  const schoolYearId = await roster.addSchoolYear({ title: '1405-1406', startsOn: '2026-09-23', endsOn: '2027-09-22' });
  const organizationId = await roster.addOrganization('مجموعهٔ مدارس آینده');
  await roster.addAccounts([
    { username: 'sazman', role: 'ORGANIZATION', firstName: 'پروین', lastName: 'جلالی', organizationId, passwordHash },
  ]);

  let made = 0;
  for (const { title, provinceCode, manager, teachers, weeks, classes } of SCHOOLS) {
    join(weeks);
    const schoolId = await roster.addSchool({ title, provinceCode, organizationId, features: ['quiz'] });
    const [, ...teacherIds] = await roster.addAccounts(
      [manager, ...teachers].map((person) => ({ ...person, schoolId, passwordHash })),
    );
    for (const plan of classes) {
      if (made >= size.classes) break;
      const id = await roster.addClass({ schoolId, schoolYearId, title: plan.title, grade: plan.grade });
      await roster.assignTeacher(id, teacherIds[plan.teacher] ?? '');
      const children = childrenOf(rng, plan).slice(0, size.childrenPerClass);
      const ids = await roster.addAccounts(children.map((child) => ({ ...child, schoolId, passwordHash })));
      await roster.enrol(id, ids);
      await db.execute(sql`
        insert into demo_class (school_id, class_id, place) values (${schoolId}, ${id}, ${made})`);
      made += 1;
    }
  }
}

const ClassRow = v.object({
  id: v.string(),
  title: v.string(),
  grade: numberAs<DemoClass['grade']>(),
  schoolId: v.string(),
  teacherId: v.string(),
  studentIds: v.array(v.string()),
  answers: v.nullable(v.number()),
});

/** The classes of the demo with their people, in the order in which they are filled. */
export async function readClasses({ query }: Session): Promise<DemoClass[]> {
  const found = await query(
    ClassRow,
    sql`
    select /* across schools: the demo world */ c.id, c.title, c.grade, c.school_id as "schoolId", d.answers,
      (select t.teacher_id from class_teacher t where t.school_id = c.school_id and t.class_id = c.id and t.role = 'owner' limit 1) as "teacherId",
      (select json_agg(a.id order by a.username) from enrolment e join account a on a.id = e.student_id
        where e.school_id = c.school_id and e.class_id = c.id) as "studentIds"
    from demo_class d join class c on c.school_id = d.school_id and c.id = d.class_id
    order by d.place`,
  );
  return found.map(({ id, title, grade, schoolId, teacherId, studentIds, answers }) => ({
    id,
    title,
    grade,
    teacher: { id: teacherId, role: 'teacher', schoolId },
    students: studentIds.map((studentId) => ({ id: studentId, role: 'student', schoolId })),
    answers,
  }));
}
