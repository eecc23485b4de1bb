import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { canReadClass, openToChild } from '../../work/assignments/member-queries.ts';

export const OpenHomework = v.object({
  id: v.string(),
  kind: textAs<AssignmentKind>(),
  title: v.string(),
  endAt: v.date(),
  itemsDone: v.number(),
  itemsTotal: v.number(),
  startedAt: v.nullable(v.date()),
  skillIds: v.array(v.string()),
});
export type OpenHomework = v.InferOutput<typeof OpenHomework>;

/** Work of every kind that takes the child's answers, by its end, with its skills: one query. */
export function openHomeworks({ query }: Session, actor: Actor, now: Date): Promise<OpenHomework[]> {
  return query(
    OpenHomework,
    sql`
    select w.id, w.kind, w.title, coalesce(sa.own_end_at, w.end_at) as "endAt", sa.items_done as "itemsDone",
      sa.items_total as "itemsTotal", sa.started_at as "startedAt", array(
        select k.skill_id from assignment_skill k
        where k.school_id = w.school_id and k.assignment_id = w.id order by k.position) as "skillIds"
    from student_assignment sa join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
    where ${canReadClass(actor, now)} and ${openToChild(now)}
    order by coalesce(sa.own_end_at, w.end_at), w.id`,
  );
}

const LatestAnsweredRow = v.object({ skillId: v.string(), homeworkId: v.nullable(v.string()) });

/** The skill and homework of the child's latest answer. */
export async function latestAnswered(
  { query }: Session,
  { id, schoolId }: Actor,
): Promise<{ skillId: string; homeworkId: string | null } | undefined> {
  const [row] = await query(
    LatestAnsweredRow,
    sql`
    select skill_id as "skillId", assignment_id as "homeworkId" from attempt
    where school_id = ${schoolId} and student_id = ${id} order by answered_at desc, received_at desc, skill_id limit 1`,
  );
  return row;
}

const TeacherNameRow = v.object({ name: v.string() });

/** The name of the class's teacher now, owners first. */
export async function teacherName({ query }: Session, { id, schoolId }: Actor, now: Date): Promise<string | null> {
  const [row] = await query(
    TeacherNameRow,
    sql`
    select t.first_name || ' ' || t.last_name as name
    from enrolment e
    join class_teacher ct on ct.school_id = e.school_id and ct.class_id = e.class_id
    join account t on t.id = ct.teacher_id
    where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active'
      and ct.from_at <= ${now}::timestamptz and (ct.to_at is null or ct.to_at > ${now}::timestamptz)
    order by ct.role <> 'owner', ct.from_at limit 1`,
  );
  return row?.name ?? null;
}
