import type { HomeworkStateSchema, StudentHomeworkStateSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';

export type HomeworkState = InferOutput<typeof HomeworkStateSchema>;
export type StudentHomeworkState = InferOutput<typeof StudentHomeworkStateSchema>;

/** What of a homework its state follows from. */
export interface HomeworkTimes {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly archivedAt: Date | null;
  readonly removedAt: Date | null;
}

/** What of a child's submission its state follows from. */
export interface StudentTimes {
  readonly ownEndAt: Date | null;
  readonly excusedAt: Date | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly lastActivityAt: Date | null;
}

export interface Deadline {
  readonly endAt: Date;
  readonly latePolicy: 'reject' | 'accept_marked';
}

/**
 * Answers are accepted for a minute after the end and are not late: clocks differ and pages take their time. Nothing that
 * reveals an answer is shown before that minute is over.
 */
export const GRACE_MS = 60_000;

/** The state of a homework at `now`. Nothing has to run at its start or end: the clock alone moves it. */
export function homeworkState({ startAt, endAt, archivedAt, removedAt }: HomeworkTimes, now: Date): HomeworkState {
  if (removedAt !== null) return 'cancelled';
  if (archivedAt !== null) return 'archived';
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
 * `missing`; where late work is accepted a begun homework stays in progress until it is handed in.
 */
export function studentState(student: StudentTimes, deadline: Deadline, now: Date): StudentHomeworkState {
  const { excusedAt, submittedAt, reviewedAt, startedAt } = student;
  if (excusedAt !== null) return 'excused';
  if (submittedAt !== null) return reviewedAt === null ? 'submitted' : 'reviewed';
  if (now < effectiveDeadline(student, deadline)) return startedAt === null ? 'not_started' : 'in_progress';
  if (startedAt === null) return 'missing';
  if (deadline.latePolicy === 'accept_marked') return 'in_progress';
  return reviewedAt === null ? 'auto_submitted' : 'reviewed';
}

/** `studentState` in SQL, for rows of `student_homework sh` joined to `homework h`. A test holds the two together. */
export function studentStateSql(now: Date): SQL<StudentHomeworkState> {
  return sql<StudentHomeworkState>`case
    when sh.excused_at is not null then 'excused'
    when sh.submitted_at is not null then case when sh.reviewed_at is null then 'submitted' else 'reviewed' end
    when ${now}::timestamptz < coalesce(sh.own_end_at, h.end_at)
      then case when sh.started_at is null then 'not_started' else 'in_progress' end
    when sh.started_at is null then 'missing'
    when h.late_policy = 'accept_marked' then 'in_progress'
    when sh.reviewed_at is null then 'auto_submitted'
    else 'reviewed' end`;
}

/** Whether the child may answer at `now`. */
export function takesAnswers(student: StudentTimes, homework: HomeworkTimes & Deadline, now: Date): boolean {
  const state = homeworkState(homework, now);
  if (state !== 'open' && state !== 'closed') return false;
  if (student.excusedAt !== null || student.submittedAt !== null) return false;
  return homework.latePolicy === 'accept_marked' || now < effectiveDeadline(student, homework);
}

/** Whether an answer or a hand-in that arrives at `now` is still accepted: `takesAnswers` with the minute of grace. */
export function acceptsAt(student: StudentTimes, homework: HomeworkTimes & Deadline, now: Date): boolean {
  return (
    takesAnswers(student, homework, now) ||
    (now >= homework.startAt && takesAnswers(student, homework, new Date(now.getTime() - GRACE_MS)))
  );
}

/** `acceptsAt` in SQL for the row of `student_homework sh`, which knows until when answers are accepted. */
export const ACCEPTS_AT = `sh.excused_at is null and sh.submitted_at is null
  and :now::timestamptz < sh.accepts_until + interval '${GRACE_MS} milliseconds'`;

/** `student_homework.accepts_until` of a row of `homework h` and a child's own end: the grace is not in it. */
export function acceptsUntil(ownEndAt: SQL): SQL {
  return sql`case when h.removed_at is not null or h.archived_at is not null then '-infinity'::timestamptz
    when h.late_policy = 'accept_marked' then 'infinity'::timestamptz
    else coalesce(${ownEndAt}, h.end_at) end`;
}

/** Whether work came after its end and the grace. */
export function isLate(student: StudentTimes, deadline: Deadline): boolean {
  const last = student.submittedAt ?? student.lastActivityAt;
  return last !== null && last.getTime() > effectiveDeadline(student, deadline).getTime() + GRACE_MS;
}
