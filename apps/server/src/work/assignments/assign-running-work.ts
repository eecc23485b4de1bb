import { sql } from 'drizzle-orm';
import type { Session } from '../../platform/db/database.ts';
import { acceptsUntil } from '../../questions/assignment-state.ts';

/**
 * Questions that the child `s.id` gets of `assignment w`: those of all its skills, or of the skills of its groups where
 * these have their own.
 */
export const questionCountOfStudent = sql`coalesce((
  select sum(k.items)::int from assignment_skill k
  where k.school_id = w.school_id and k.assignment_id = w.id and exists (
    select from assignment_group_student m
    join assignment_group ag on ag.school_id = m.school_id and ag.assignment_id = m.assignment_id and ag.position = m.position
    where m.school_id = w.school_id and m.assignment_id = w.id and m.student_id = s.id and k.skill_id = any(ag.skill_ids))),
  w.items_total)`;

/** Children who joined a class, or a group of it, get its running and coming work; those who have it keep theirs. */
export async function assignRunningWork(
  { execute }: Session,
  { schoolId, classId, studentIds }: { schoolId: string; classId: string; studentIds: readonly string[] },
  now: Date,
): Promise<void> {
  await execute(sql`
    insert into student_assignment (school_id, assignment_id, student_id, accepts_until, items_total)
    select w.school_id, w.id, s.id, ${acceptsUntil(sql`null::timestamptz`)}, ${questionCountOfStudent}
    from assignment w, unnest(${sql.param([...studentIds])}::uuid[]) as s(id)
    where w.school_id = ${schoolId} and w.class_id = ${classId} and w.published_at is not null and w.removed_at is null
      and w.archived_at is null and w.end_at > ${now.toISOString()}::timestamptz
      and (w.target = 'class' or exists (
        select from assignment_group_student m
        where m.school_id = w.school_id and m.assignment_id = w.id and m.student_id = s.id))
    on conflict do nothing`);
}
