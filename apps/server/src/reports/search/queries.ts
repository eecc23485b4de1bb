import type { Grade } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { numberAs, textAs } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { canReadClass } from '../../school/find-classes.ts';

export const FoundClass = v.object({
  id: v.string(),
  title: v.string(),
  grade: numberAs<Grade>(),
});
export type FoundClass = v.InferOutput<typeof FoundClass>;

/** The classes of this year that the actor reads. */
export function readableClasses({ query }: Session, actor: Actor, now: Date): Promise<FoundClass[]> {
  return query(
    FoundClass,
    sql`
    select c.id, c.title, c.grade from class c where c.archived_at is null and ${canReadClass(actor, now)}`,
  );
}

export const FoundStudent = v.object({
  id: v.string(),
  name: v.string(),
  classTitle: v.string(),
  grade: numberAs<Grade>(),
  schoolId: v.string(),
  schoolTitle: v.string(),
});
export type FoundStudent = v.InferOutput<typeof FoundStudent>;

/** The children of this year's classes by a condition on `class c` and `school s`, each once, in the class of its highest grade. */
function studentsBy({ query }: Session, condition: SQL): Promise<FoundStudent[]> {
  return query(
    FoundStudent,
    sql`
    select distinct on (a.id) a.id, a.first_name || ' ' || a.last_name as name, c.title as "classTitle", c.grade,
      s.id as "schoolId", s.title as "schoolTitle"
    from school s
    join class c on c.school_id = s.id and c.archived_at is null
    join enrolment e on e.school_id = c.school_id and e.class_id = c.id and e.state = 'active'
    join account a on a.id = e.student_id and a.archived_at is null
    where s.archived_at is null and ${condition}
    order by a.id, c.grade desc, c.id`,
  );
}

/** The children of the classes that the actor reads. */
export function readableStudents(session: Session, actor: Actor, now: Date): Promise<FoundStudent[]> {
  return studentsBy(session, sql`s.id = ${actor.schoolId} and ${canReadClass(actor, now)}`);
}

const ofOrganization = ({ id }: Actor): SQL =>
  sql`s.organization_id = (select o.organization_id from account o where o.id = ${id})`;

/** The children of an organization’s schools that show it their names. */
export function overseenStudents(session: Session, actor: Actor): Promise<FoundStudent[]> {
  return studentsBy(
    session,
    sql`/* across schools: schools of an organization */ ${ofOrganization(actor)}
    and s.names_shown_to_organization`,
  );
}

export const FoundSchool = v.object({
  id: v.string(),
  title: v.string(),
  province: v.string(),
});
export type FoundSchool = v.InferOutput<typeof FoundSchool>;

/** The schools of an organization. */
export function overseenSchools({ query }: Session, actor: Actor): Promise<FoundSchool[]> {
  return query(
    FoundSchool,
    sql`
    select s.id, s.title, p.name as province from school s join province p on p.code = s.province_code
    where s.archived_at is null and ${ofOrganization(actor)}`,
  );
}

const GradesOfRow = v.object({ grade: numberAs<Grade>() });

/** The grades of the classes a child is in. */
export async function gradesOf({ query }: Session, { id, schoolId }: Actor): Promise<Grade[]> {
  const found = await query(
    GradesOfRow,
    sql`
    select distinct c.grade from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
    where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active' and c.archived_at is null`,
  );
  return found.map(({ grade }) => grade);
}

export const FoundWork = v.object({
  id: v.string(),
  kind: textAs<AssignmentKind>(),
  title: v.string(),
  classId: v.string(),
  classTitle: v.string(),
  /** Null where it is not of pages of the book. */
  firstPage: v.nullable(v.number()),
  lastPage: v.nullable(v.number()),
});
export type FoundWork = v.InferOutput<typeof FoundWork>;

/** Older work is found in the lists. */
const NEWEST = 1000;

/** The work of the classes that the actor reads, and the actor's own drafts, newest first. */
export function readableWork({ query }: Session, actor: Actor, now: Date): Promise<FoundWork[]> {
  return query(
    FoundWork,
    sql`
    select w.id, w.kind, w.title, c.id as "classId", c.title as "classTitle",
      case when w.source_kind = 'pages' then w.source_first end as "firstPage",
      case when w.source_kind = 'pages' then w.source_last end as "lastPage"
    from assignment w join class c on c.school_id = w.school_id and c.id = w.class_id
    where w.school_id = ${actor.schoolId} and c.archived_at is null and w.removed_at is null
      and (w.published_at is not null or w.teacher_id = ${actor.id}) and ${canReadClass(actor, now)}
    order by w.created_at desc, w.id limit ${NEWEST}`,
  );
}
