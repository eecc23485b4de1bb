import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';

interface Stay {
  readonly schoolId: string;
  readonly studentIds: readonly string[];
}

/** The condition that `enrolment e` covers a moment: it begins before or at it and ends after it. A child is in one class at a time. */
export function coversMoment(at: SQL): SQL {
  return sql`(e.from_at <= ${at} and (e.to_at is null or e.to_at > ${at}))`;
}

/** Takes work of their class that children have not opened from their lists; what they began stays. */
export async function removeUnopenedWork(
  { execute }: Session,
  { schoolId, studentIds }: Stay,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const children = sql`${sql.param([...studentIds])}::uuid[]`;
  await execute(sql`
    delete from student_assignment sa
    using assignment w, enrolment e
    where sa.school_id = ${schoolId} and sa.student_id = any(${children})
      and w.school_id = sa.school_id and w.id = sa.assignment_id
      and e.school_id = w.school_id and e.class_id = w.class_id and e.student_id = sa.student_id and e.state = 'active'
      and sa.assigned_at is null and sa.started_at is null and sa.submitted_at is null and sa.excused_at is null
      and sa.own_end_at is null and sa.accepts_until > ${at}
      and not exists (
        select from quiz_student q where q.school_id = ${schoolId} and q.assignment_id = sa.assignment_id and q.student_id = sa.student_id)
      and not exists (
        select from quiz_try q where q.school_id = ${schoolId} and q.assignment_id = sa.assignment_id and q.student_id = sa.student_id)
      and not exists (
        select from student_activity q
        where q.school_id = ${schoolId} and q.assignment_id = sa.assignment_id and q.student_id = sa.student_id)`);
}

/**
 * Ends the children's stay in the class they are in. Work of that class which they have not opened is taken from their lists;
 * what they began stays, and so do the reports of it.
 */
export async function leaveClass(
  { enrolmentHooks }: Pick<Context, 'enrolmentHooks'>,
  tx: Session,
  { schoolId, studentIds }: Stay,
  state: 'transferred' | 'left',
  now: Date,
): Promise<void> {
  await removeUnopenedWork(tx, { schoolId, studentIds }, now);
  await enrolmentHooks.left(tx, { schoolId, studentIds }, now);
  await tx.execute(sql`
    update enrolment set state = ${state}, to_at = greatest(from_at, ${now.toISOString()}::timestamptz)
    where school_id = ${schoolId} and student_id = any(${sql.param([...studentIds])}::uuid[]) and state = 'active'`);
}

/** The children, who are in no class now, join one and with it the work that is running in it. */
export async function joinClass(
  { enrolmentHooks }: Pick<Context, 'enrolmentHooks'>,
  tx: Session,
  { schoolId, studentIds }: Stay,
  classId: string,
  now: Date,
): Promise<void> {
  if (studentIds.length === 0) return;
  await tx.execute(sql`
    insert into enrolment (school_id, class_id, student_id, from_at)
    select ${schoolId}::uuid, ${classId}::uuid, s.id, ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...studentIds])}::uuid[]) as s(id)`);
  await enrolmentHooks.joined(tx, { schoolId, classId, studentIds }, now);
}
