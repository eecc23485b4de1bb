import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { GRACE_MS } from '../assignment-state.ts';
import type { AssignmentRecord } from '../question-record.ts';

/** Notes that the child's device has these questions from now on. */
export async function markFetched(
  { execute }: Session,
  schoolId: string,
  questionIds: readonly string[],
  now: Date,
): Promise<void> {
  if (questionIds.length === 0) return;
  await execute(sql`
    update question set fetched_at = ${now}::timestamptz
    where school_id = ${schoolId} and id = any(${sql.param([...questionIds])}::uuid[]) and fetched_at is null`);
}

/**
 * Notes that the child is about to get what reveals the answers of these questions. To be awaited before the reply is
 * sent: from this moment on no answer is believed to be older than its arrival.
 */
export async function markRevealed(
  { execute }: Session,
  schoolId: string,
  questionIds: readonly string[],
  now: Date,
): Promise<void> {
  if (questionIds.length === 0) return;
  await execute(sql`
    update question set revealed_at = ${now}::timestamptz
    where school_id = ${schoolId} and id = any(${sql.param([...questionIds])}::uuid[]) and revealed_at is null`);
}

/**
 * Notes that a child of work with the same questions for all is about to get what is right. To be awaited before the reply
 * is sent: an answer that another child sends after it was noted waits for the teacher.
 */
export async function markKeysShown(
  { execute }: Session,
  schoolId: string,
  assignment: Pick<AssignmentRecord, 'assignmentId' | 'keysFrom' | 'keysShownAt'> | null,
  now: Date,
): Promise<void> {
  if (assignment === null || assignment.keysFrom === null || assignment.keysShownAt !== null) return;
  await execute(sql`
    update assignment set keys_shown_at = ${now}::timestamptz
    where school_id = ${schoolId} and id = ${assignment.assignmentId} and keys_shown_at is null`);
}

/** `showsAnswers` in SQL for rows of `assignment w` and `student_assignment sa`; an assignment taken back hides nothing more. */
export function showsAnswersSql(now: Date): SQL {
  const graceAgo = new Date(now.getTime() - GRACE_MS).toISOString();
  return sql`(case when w.kind = 'quiz' then coalesce(sa.results_at <= ${now.toISOString()}::timestamptz, false)
    else w.removed_at is not null or case w.show_answers
    when 'immediately' then true
    when 'after_submit' then sa.submitted_at is not null or sa.excused_at is not null
      or (coalesce(sa.own_end_at, w.end_at) <= ${graceAgo}::timestamptz
        and (w.late_policy = 'reject' or sa.started_at is null))
    else greatest(w.end_at, coalesce(sa.own_end_at, w.end_at)) <= ${graceAgo}::timestamptz end end)`;
}

/**
 * Whether single results of a quiz may be shown: no child of it may answer any more. `keysAt` says the same of its rows; a test holds
 * the two together. Before that a child whose result is out knows its score alone, and what is counted by skill would tell more.
 */
export function quizIsOverSql(now: Date): SQL {
  return sql`exists (
    select from quiz z
    where z.school_id = w.school_id and z.assignment_id = w.id and z.paused_at is null and (z.released_at is not null
      or ${now.toISOString()}::timestamptz >= z.grace_ms * interval '1 millisecond' + interval '${sql.raw(String(GRACE_MS))} milliseconds' + greatest(
        w.end_at,
        (select max(coalesce(s.end_at, w.end_at) + (coalesce(s.extra_ms, 0) + coalesce(t.paused_ms, 0)) * interval '1 millisecond')
        from student_assignment other
        left join quiz_student s on s.school_id = other.school_id and s.assignment_id = other.assignment_id
          and s.student_id = other.student_id
        left join lateral (
          select paused_ms from quiz_try
          where school_id = other.school_id and assignment_id = other.assignment_id and student_id = other.student_id
          order by try_no desc limit 1
        ) t on true
        where other.school_id = w.school_id and other.assignment_id = w.id and other.excused_at is null))))`;
}

/**
 * Notes for one child that every result shown by now is known to it. What is counted of them (mastery, this week's right
 * answers) would tell, so that each call that shows such numbers begins with this.
 */
export async function markShownResults(
  { execute }: Session,
  { id, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
  now: Date,
): Promise<void> {
  await execute(sql`
    update question q set revealed_at = ${now.toISOString()}::timestamptz
    from assignment w, student_assignment sa
    where q.school_id = ${schoolId} and q.student_id = ${id} and q.revealed_at is null and q.tries > 0
      and w.school_id = q.school_id and w.id = q.assignment_id
      and sa.school_id = q.school_id and sa.assignment_id = q.assignment_id and sa.student_id = q.student_id
      and sa.results_pending and sa.school_id = ${schoolId} and sa.student_id = ${id}
      and ${showsAnswersSql(now)}`);
}
