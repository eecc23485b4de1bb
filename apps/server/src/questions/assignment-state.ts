import type { AssignmentStateSchema, StudentAssignmentStateSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';

export type AssignmentState = InferOutput<typeof AssignmentStateSchema>;
export type StudentAssignmentState = InferOutput<typeof StudentAssignmentStateSchema>;

/** What of an assignment its state follows from. */
export const AssignmentTimes = v.object({
  startAt: v.date(),
  endAt: v.date(),
  /** Null for a draft. */
  publishedAt: v.nullable(v.date()),
  archivedAt: v.nullable(v.date()),
  removedAt: v.nullable(v.date()),
});
export type AssignmentTimes = v.InferOutput<typeof AssignmentTimes>;

/** What of a child's submission its state follows from. */
export const StudentTimes = v.object({
  ownEndAt: v.nullable(v.date()),
  excusedAt: v.nullable(v.date()),
  startedAt: v.nullable(v.date()),
  submittedAt: v.nullable(v.date()),
  reviewedAt: v.nullable(v.date()),
  lastActivityAt: v.nullable(v.date()),
});
export type StudentTimes = v.InferOutput<typeof StudentTimes>;

export const Deadline = v.object({
  endAt: v.date(),
  latePolicy: v.picklist(['reject', 'accept_marked']),
});
export type Deadline = v.InferOutput<typeof Deadline>;

/**
 * Answers are accepted for a minute after the end and are not late: clocks differ and pages take their time. Nothing that
 * reveals an answer is shown before that minute is over.
 */
export const GRACE_MS = 60_000;

/** The state of an assignment at `now`. Nothing has to run at its start or end: the clock alone moves it. */
export function assignmentState(
  { startAt, endAt, publishedAt, archivedAt, removedAt }: AssignmentTimes,
  now: Date,
): AssignmentState {
  if (removedAt !== null) return 'cancelled';
  if (archivedAt !== null) return 'archived';
  if (publishedAt === null) return 'draft';
  if (now < startAt) return 'scheduled';
  return now < endAt ? 'open' : 'closed';
}

/** The end that counts for a child: its own where the teacher gave it one. */
export function effectiveDeadline(
  { ownEndAt }: Pick<StudentTimes, 'ownEndAt'>,
  { endAt }: Pick<Deadline, 'endAt'>,
): Date {
  return ownEndAt ?? endAt;
}

/**
 * The state of a child's submission at `now`. At the end what is saved counts (`auto_submitted`), and who never began is
 * `missing`; where late work is accepted a begun assignment stays in progress until it is handed in.
 */
export function studentState(student: StudentTimes, deadline: Deadline, now: Date): StudentAssignmentState {
  const { excusedAt, submittedAt, reviewedAt, startedAt } = student;
  if (excusedAt !== null) return 'excused';
  if (submittedAt !== null) return reviewedAt === null ? 'submitted' : 'reviewed';
  if (now < effectiveDeadline(student, deadline)) return startedAt === null ? 'not_started' : 'in_progress';
  if (startedAt === null) return 'missing';
  if (deadline.latePolicy === 'accept_marked') return 'in_progress';
  return reviewedAt === null ? 'auto_submitted' : 'reviewed';
}

/** `studentState` in SQL, for rows of `student_assignment sa` joined to `assignment w`. A test holds the two together. */
export function studentStateSql(now: Date): SQL<StudentAssignmentState> {
  return sql<StudentAssignmentState>`case
    when sa.excused_at is not null then 'excused'
    when sa.submitted_at is not null then case when sa.reviewed_at is null then 'submitted' else 'reviewed' end
    when ${now}::timestamptz < coalesce(sa.own_end_at, w.end_at)
      then case when sa.started_at is null then 'not_started' else 'in_progress' end
    when sa.started_at is null then 'missing'
    when w.late_policy = 'accept_marked' then 'in_progress'
    when sa.reviewed_at is null then 'auto_submitted'
    else 'reviewed' end`;
}

/** Whether the child may answer at `now`. */
export function takesAnswers(student: StudentTimes, assignment: AssignmentTimes & Deadline, now: Date): boolean {
  const state = assignmentState(assignment, now);
  if (state !== 'open' && state !== 'closed') return false;
  if (student.excusedAt !== null || student.submittedAt !== null) return false;
  return assignment.latePolicy === 'accept_marked' || now < effectiveDeadline(student, assignment);
}

/** Whether an answer or a hand-in that arrives at `now` is still accepted: `takesAnswers` with the minute of grace. */
export function acceptsAt(student: StudentTimes, assignment: AssignmentTimes & Deadline, now: Date): boolean {
  return (
    takesAnswers(student, assignment, now) ||
    (now >= assignment.startAt && takesAnswers(student, assignment, new Date(now.getTime() - GRACE_MS)))
  );
}

/** `acceptsAt` in SQL for the row of `student_assignment sa`, which knows until when answers are accepted. */
export const ACCEPTS_AT = `sa.excused_at is null and sa.submitted_at is null
  and :now::timestamptz < sa.accepts_until + interval '${GRACE_MS} milliseconds'`;

/** `student_assignment.accepts_until` of a row of `assignment w` and a child's own end: the grace is not in it. */
export function acceptsUntil(ownEndAt: SQL): SQL {
  return sql`case when w.removed_at is not null or w.archived_at is not null then '-infinity'::timestamptz
    when w.late_policy = 'accept_marked' then 'infinity'::timestamptz
    else coalesce(${ownEndAt}, w.end_at) end`;
}

/**
 * Of `assignment w` and a child's `student_assignment sa`: from when on nobody may answer any more, where its questions are
 * the same for all. Null where each child has its own, as one that began again has, and for a quiz, which has its own rule.
 */
export const KEYS_FROM = `case when w.item_mode = 'fixed' and w.kind <> 'quiz' and sa.started_over = 0 then (
        select greatest(w.end_at, max(other.own_end_at)) from student_assignment other
        where other.school_id = w.school_id and other.assignment_id = w.id and other.submitted_at is null
          and other.excused_at is null) end`;

/** When what is right was first shown to a child that has the same questions as `sa`. */
export const KEYS_SHOWN_AT = 'case when sa.started_over = 0 then w.keys_shown_at end';

/** Whether work came after its end and the grace. */
export function isLate(student: StudentTimes, deadline: Deadline): boolean {
  const last = student.submittedAt ?? student.lastActivityAt;
  return last !== null && last.getTime() > effectiveDeadline(student, deadline).getTime() + GRACE_MS;
}
