import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { openToChild, visibleTo } from '../../work/assignments/member-queries.ts';

export interface OpenHomework {
  readonly id: string;
  readonly kind: AssignmentKind;
  readonly title: string;
  readonly endAt: Date;
  readonly itemsDone: number;
  readonly itemsTotal: number;
  readonly startedAt: Date | null;
  readonly skillIds: string[];
}

/** Work of every kind that takes the child's answers, by its end, with its skills: one query. */
export function openHomeworks({ rows }: Session, actor: Actor, now: Date): Promise<OpenHomework[]> {
  return rows<OpenHomework>(sql`
    select w.id, w.kind, w.title, coalesce(sa.own_end_at, w.end_at) as "endAt", sa.items_done as "itemsDone",
      sa.items_total as "itemsTotal", sa.started_at as "startedAt", array(
        select k.skill_id from assignment_skill k
        where k.school_id = w.school_id and k.assignment_id = w.id order by k.position) as "skillIds"
    from student_assignment sa join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
    where ${visibleTo(actor, now)} and ${openToChild(now)}
    order by coalesce(sa.own_end_at, w.end_at), w.id`);
}

/** The skill and homework of the child's latest answer. */
export async function latestAnswered(
  { rows }: Session,
  { id, schoolId }: Actor,
): Promise<{ skillId: string; homeworkId: string | null } | undefined> {
  const [row] = await rows<{ skillId: string; homeworkId: string | null }>(sql`
    select skill_id as "skillId", assignment_id as "homeworkId" from attempt
    where school_id = ${schoolId} and student_id = ${id} order by answered_at desc, received_at desc, skill_id limit 1`);
  return row;
}

/** The name of the class's teacher now, owners first. */
export async function teacherName({ rows }: Session, { id, schoolId }: Actor, now: Date): Promise<string | null> {
  const [row] = await rows<{ name: string }>(sql`
    select t.first_name || ' ' || t.last_name as name
    from enrolment e
    join class_teacher ct on ct.school_id = e.school_id and ct.class_id = e.class_id
    join account t on t.id = ct.teacher_id
    where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active'
      and ct.from_at <= ${now}::timestamptz and (ct.to_at is null or ct.to_at > ${now}::timestamptz)
    order by ct.role <> 'owner', ct.from_at limit 1`);
  return row?.name ?? null;
}
