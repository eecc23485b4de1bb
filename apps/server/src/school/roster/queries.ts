import {
  type ClassInfoSchema,
  ClassTeacherSchema,
  FormerStudentSchema,
  RosterClassSchema,
  RosterStudentSchema,
  RosterTeacherSchema,
  type SchoolYearSchema,
  TeachingRoleSchema,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { conflict, notFound } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';
import { numberAs } from '../../platform/db/row.ts';
import type { Grade } from '../../platform/db/schema/columns.ts';
import { persianOrder } from '../../platform/persian-order.ts';

export type RosterClass = InferOutput<typeof RosterClassSchema>;
export type RosterStudent = InferOutput<typeof RosterStudentSchema>;
export type RosterTeacher = InferOutput<typeof RosterTeacherSchema>;
export type ClassTeacherView = InferOutput<typeof ClassTeacherSchema>;
export type ClassInfo = InferOutput<typeof ClassInfoSchema>;
export type SchoolYear = InferOutput<typeof SchoolYearSchema>;
type FormerStudent = InferOutput<typeof FormerStudentSchema>;

interface NamedPerson {
  readonly first_name: string;
  readonly last_name: string;
}

export function byName(one: NamedPerson, other: NamedPerson): number {
  return persianOrder.compare(one.last_name, other.last_name) || persianOrder.compare(one.first_name, other.first_name);
}

/** Classes as every list has them: by grade, then by title. */
function byGrade(one: { grade: Grade; title: string }, other: { grade: Grade; title: string }): number {
  return one.grade - other.grade || persianOrder.compare(one.title, other.title);
}

export const noSuchClass = () => notFound('این کلاس پیدا نشد.');
export const noSuchStudent = () => notFound('این دانش‌آموز پیدا نشد.');
export const noSuchTeacher = () => notFound('این معلم پیدا نشد.');

export const ClassRow = v.object({
  id: v.string(),
  title: v.string(),
  grade: numberAs<Grade>(),
  schoolYearId: v.string(),
  archivedAt: v.nullable(v.date()),
});
export type ClassRow = v.InferOutput<typeof ClassRow>;

/** A class of the school, of this year or a past one. */
export async function requireClass({ query }: Session, schoolId: string, classId: string): Promise<ClassRow> {
  const [found] = await query(
    ClassRow,
    sql`
    select id, title, grade, school_year_id as "schoolYearId", archived_at as "archivedAt"
    from class where school_id = ${schoolId} and id = ${classId}`,
  );
  if (!found) throw noSuchClass();
  return found;
}

/** A class of the school that may still be changed. */
export async function requireOpenClass(session: Session, schoolId: string, classId: string): Promise<ClassRow> {
  const found = await requireClass(session, schoolId, classId);
  if (found.archivedAt) {
    throw conflict('archived', 'این کلاس از سال‌های پیش است و دیگر تغییر نمی‌کند.');
  }
  return found;
}

const TeacherRow = v.object({
  ...v.omit(ClassTeacherSchema, ['from_at', 'to_at']).entries,
  class_id: v.string(),
  from_at: v.date(),
  to_at: v.nullable(v.date()),
});

const OWNER_FIRST = ['owner', 'co', 'substitute'];

/** Who teaches classes, by a condition on `class_teacher ct` that names the school; owners first. */
export async function findTeaching(
  { query }: Session,
  condition: SQL,
): Promise<(ClassTeacherView & { class_id: string })[]> {
  const found = await query(
    TeacherRow,
    sql`
    select ct.id, ct.class_id, ct.teacher_id, a.first_name, a.last_name, ct.role, ct.from_at, ct.to_at
    from class_teacher ct join account a on a.id = ct.teacher_id
    where ${condition}
    order by ct.from_at, ct.id`,
  );
  return found
    .map(({ from_at, to_at, ...rest }) => ({
      ...rest,
      from_at: from_at.toISOString(),
      to_at: to_at?.toISOString() ?? null,
    }))
    .sort((a, b) => OWNER_FIRST.indexOf(a.role) - OWNER_FIRST.indexOf(b.role));
}

const ClassesRow = v.omit(RosterClassSchema, ['teachers']);

/** Classes by a condition on `class c` that names the school, with those who teach them at `now` or later; by grade and title. */
export async function findRosterClasses(session: Session, condition: SQL, now: Date): Promise<RosterClass[]> {
  const classes = await session.query(
    ClassesRow,
    sql`
    select c.id, c.title, c.grade, (
      select count(*)::int from enrolment e
      where e.school_id = c.school_id and e.class_id = c.id and e.state = 'active') as students_count
    from class c where ${condition}`,
  );
  const teaching = await findTeaching(
    session,
    sql`(ct.to_at is null or ct.to_at > ${now.toISOString()}::timestamptz)
      and exists (select from class c where c.school_id = ct.school_id and c.id = ct.class_id and ${condition})`,
  );
  return classes
    .map((each) => ({
      ...each,
      teachers: teaching.filter(({ class_id }) => class_id === each.id).map(({ class_id: _, ...rest }) => rest),
    }))
    .sort(byGrade);
}

/**
 * The condition that `enrolment e` is of a child who was in `class c` when its year ended. Who went to another class before that,
 * or has left, was not.
 */
export const STAYED_TO_THE_END = sql`(e.ended_by_rollover_id = c.archived_by_rollover_id)`;

/** Children of the school by a condition on `account a` and on `enrolment e` of the class they are in now, which may be none. */
export async function findStudents(
  { query }: Session,
  schoolId: string,
  condition: SQL,
  limit?: number,
): Promise<RosterStudent[]> {
  const found = await query(
    RosterStudentSchema,
    sql`
    select a.id, a.first_name, a.last_name, a.gender, a.username, a.phone is not null as has_phone, a.registration_code,
      c.id as class_id, c.title as class_title
    from account a
    left join enrolment e on e.school_id = ${schoolId} and e.student_id = a.id and e.state = 'active'
    left join class c on c.school_id = ${schoolId} and c.id = e.class_id
    where a.school_id = ${schoolId} and a.role = 'STUDENT' and ${condition}
    ${limit === undefined ? sql`` : sql`order by a.last_name, a.first_name, a.id limit ${limit}`}`,
  );
  return found.sort(byName);
}

/** A child of the school, whether in a class or not, and whether it still signs in or not. */
export async function requireStudent(session: Session, schoolId: string, studentId: string): Promise<RosterStudent> {
  const [found] = await findStudents(session, schoolId, sql`a.id = ${studentId}`);
  if (!found) throw noSuchStudent();
  return found;
}

const TeachersRow = v.omit(RosterTeacherSchema, ['classes']);

const TeachingRow = v.object({
  teacher_id: v.string(),
  class_id: v.string(),
  title: v.string(),
  grade: numberAs<Grade>(),
  role: TeachingRoleSchema,
});

/** Teachers of the school by a condition on `account a`, with the classes they teach at `now`, by grade and title. */
export async function findTeachers(
  session: Session,
  schoolId: string,
  condition: SQL,
  now: Date,
): Promise<RosterTeacher[]> {
  const found = await session.query(
    TeachersRow,
    sql`
    select a.id, a.first_name, a.last_name, a.gender, a.username, a.phone is not null as has_phone
    from account a
    where a.school_id = ${schoolId} and a.role = 'TEACHER' and a.archived_at is null and ${condition}`,
  );
  const at = sql`${now.toISOString()}::timestamptz`;
  const teaching = await session.query(
    TeachingRow,
    sql`
    select distinct ct.teacher_id, c.id as class_id, c.title, c.grade, ct.role
    from class_teacher ct join class c on c.school_id = ct.school_id and c.id = ct.class_id
    where ct.school_id = ${schoolId} and c.archived_at is null and ct.from_at <= ${at}
      and (ct.to_at is null or ct.to_at > ${at})`,
  );
  return found
    .map((teacher) => ({
      ...teacher,
      classes: teaching
        .filter(({ teacher_id }) => teacher_id === teacher.id)
        .sort(byGrade)
        .map(({ teacher_id: _, grade: __, ...rest }) => rest),
    }))
    .sort(byName);
}

export async function requireTeacher(
  session: Session,
  schoolId: string,
  teacherId: string,
  now: Date,
): Promise<RosterTeacher> {
  const [found] = await findTeachers(session, schoolId, sql`a.id = ${teacherId}`, now);
  if (!found) throw noSuchTeacher();
  return found;
}

const FormerStudentsRow = v.object({
  ...v.omit(FormerStudentSchema, ['from_at', 'to_at']).entries,
  from_at: v.date(),
  to_at: v.date(),
});

/** The last stay of each child who was in a class and is no longer. */
export async function findFormerStudents(
  { query }: Session,
  schoolId: string,
  classId: string,
): Promise<FormerStudent[]> {
  const found = await query(
    FormerStudentsRow,
    sql`
    select distinct on (a.id) a.id, a.first_name, a.last_name, e.state, e.from_at, coalesce(e.to_at, e.from_at) as to_at
    from enrolment e
    join account a on a.id = e.student_id
    join class c on c.school_id = e.school_id and c.id = e.class_id
    where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state in ('transferred', 'left', 'graduated')
      and ${STAYED_TO_THE_END} is not true
      and not exists (
        select from enrolment n
        where n.school_id = e.school_id and n.class_id = e.class_id and n.student_id = e.student_id and n.state = 'active')
    order by a.id, e.to_at desc nulls last`,
  );
  return found
    .map((each) => ({ ...each, from_at: each.from_at.toISOString(), to_at: each.to_at.toISOString() }))
    .sort(byName);
}
