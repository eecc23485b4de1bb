import { ClassSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Session } from '../platform/db/database.ts';
import { persianOrder } from '../platform/persian-order.ts';

export type ClassView = InferOutput<typeof ClassSchema>;

/** The condition that `class_teacher ct` teaches its class at `now`. */
export function isTeachingAt(now: Date): SQL {
  return sql`ct.from_at <= ${now}::timestamptz and (ct.to_at is null or ct.to_at > ${now}::timestamptz)`;
}

/** The condition that a teacher teaches `class c` at `now`. */
export function teachesClass({ id, schoolId }: Pick<Actor, 'id' | 'schoolId'>, now: Date): SQL {
  return sql`(c.school_id = ${schoolId} and exists (
    select from class_teacher ct
    where ct.school_id = c.school_id and ct.class_id = c.id and ct.teacher_id = ${id} and ${isTeachingAt(now)}))`;
}

/** The condition that `class_teacher ct` is the teacher that a class belongs to, at `now`. */
export function ownsClass(now: Date): SQL {
  return sql`ct.role = 'owner' and ${isTeachingAt(now)}`;
}

/**
 * The condition that the actor reads `class c`: a teacher those taught now, a manager every one of the school. Whether the
 * actor may change something is said by the roles of the call.
 */
export function canReadClass(actor: Actor, now: Date): SQL {
  return actor.role === 'school' ? sql`(c.school_id = ${actor.schoolId})` : teachesClass(actor, now);
}

/** What `class c` is called: one of a past year has its year beside its name, for a class of this year may have the same name. */
export const CLASS_TITLE = sql`(case when c.archived_at is null then c.title else c.title || (
  select ' (' || translate(y.title, '0123456789-', '۰۱۲۳۴۵۶۷۸۹–') || ')' from school_year y where y.id = c.school_year_id) end)`;

/** Classes of this year by a condition on `class c`, which names the school; by grade and title. */
export async function findClasses({ query }: Session, condition: SQL): Promise<ClassView[]> {
  const classes = await query(
    ClassSchema,
    sql`
    select c.id, c.title, c.grade, c.grade - 3 as course_id, s.title as school_name,
      (select count(*)::int from enrolment e where e.school_id = c.school_id and e.class_id = c.id and e.state = 'active') as students_count
    from class c join school s on s.id = c.school_id
    where c.archived_at is null and ${condition}`,
  );
  return classes.sort((a, b) => a.grade - b.grade || persianOrder.compare(a.title, b.title));
}
