import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Session } from '../db/database.ts';
import { openToChild, visibleTo } from '../homework/member-queries.ts';

export interface OpenHomework {
  readonly id: string;
  readonly title: string;
  readonly endAt: Date;
  readonly itemsDone: number;
  readonly itemsTotal: number;
  readonly startedAt: Date | null;
  readonly skillIds: string[];
}

/** Homeworks that take the child's answers, by their end, with their skills: one query. */
export function openHomeworks({ rows }: Session, actor: Actor, now: Date): Promise<OpenHomework[]> {
  return rows<OpenHomework>(sql`
    select h.id, h.title, coalesce(sh.own_end_at, h.end_at) as "endAt", sh.items_done as "itemsDone",
      h.items_total as "itemsTotal", sh.started_at as "startedAt", array(
        select k.skill_id from homework_skill k
        where k.school_id = h.school_id and k.homework_id = h.id order by k.position) as "skillIds"
    from student_homework sh join homework h on h.school_id = sh.school_id and h.id = sh.homework_id
    where ${visibleTo(actor, now)} and ${openToChild(now)}
    order by coalesce(sh.own_end_at, h.end_at), h.id`);
}

/** The skill and homework of the child's latest answer. */
export async function latestAnswered(
  { rows }: Session,
  { id, schoolId }: Actor,
): Promise<{ skillId: string; homeworkId: string | null } | undefined> {
  const [row] = await rows<{ skillId: string; homeworkId: string | null }>(sql`
    select skill_id as "skillId", homework_id as "homeworkId" from attempt
    where school_id = ${schoolId} and student_id = ${id} order by answered_at desc limit 1`);
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
