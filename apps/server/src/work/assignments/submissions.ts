import type { HomeworkStudentRowSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import type { AssignmentKind, Gender } from '../../platform/db/schema/index.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import {
  Deadline,
  effectiveDeadline,
  GRACE_MS,
  isLate,
  type StudentAssignmentState,
  StudentTimes,
  studentStateSql,
} from '../../questions/assignment-state.ts';
import { MAX_WAIT_MS } from '../../questions/grading/answer-time.ts';
import { isHandedIn, levelOfWork, needsHelp } from '../../questions/measures.ts';

export type StudentRow = InferOutput<typeof HomeworkStudentRowSchema>;

const SubmissionRow = v.object({
  ...StudentTimes.entries,
  ...Deadline.entries,
  assignmentId: v.string(),
  kind: textAs<AssignmentKind>(),
  title: v.string(),
  studentId: v.string(),
  name: v.string(),
  gender: v.nullable(textAs<Gender>()),
  state: textAs<StudentAssignmentState>(),
  itemsDone: v.number(),
  itemsTotal: v.number(),
  firstTryRight: v.number(),
  finalRight: v.number(),
  hintsOpened: v.number(),
  activeSeconds: v.number(),
  helpNeeded: v.boolean(),
  waitingAnswers: v.number(),
  inGrace: v.number(),
});
type SubmissionRow = v.InferOutput<typeof SubmissionRow>;

/**
 * Answers of `student_assignment sa` that count and arrived within the minute after its end. One that was given before it
 * may have waited a week for the network.
 */
function answersInGrace(now: Date): SQL {
  const end = sql`coalesce(sa.own_end_at, w.end_at)`;
  return sql`case when w.late_policy = 'reject' and ${end} <= ${now}::timestamptz then (
    select count(*)::int from attempt a
    where a.school_id = sa.school_id and a.student_id = sa.student_id and a.assignment_id = sa.assignment_id
      and a.answered_at >= ${end} - ${MAX_WAIT_MS / 1000} * interval '1 second' and a.late_reason is null and a.verdict <> 'invalid'
      and a.received_at >= ${end} and a.received_at < ${end} + ${GRACE_MS / 1000} * interval '1 second') else 0 end`;
}

/** Submissions by a condition on `assignment w` and `student_assignment sa`, which names the school; newest work first. */
function findSubmissions({ query }: Session, condition: SQL, now: Date, limit?: number): Promise<SubmissionRow[]> {
  const needed = needsHelp((of) => sql`${of}.school_id = sa.school_id and ${of}.student_id = sa.student_id`, now);
  return query(
    SubmissionRow,
    sql`
    select w.id as "assignmentId", w.kind, w.title, sa.student_id as "studentId",
      a.first_name || ' ' || a.last_name as name, a.gender,
      ${studentStateSql(now)} as state, w.end_at as "endAt", w.late_policy as "latePolicy",
      sa.own_end_at as "ownEndAt", sa.excused_at as "excusedAt", sa.started_at as "startedAt",
      sa.submitted_at as "submittedAt", sa.reviewed_at as "reviewedAt", sa.last_activity_at as "lastActivityAt",
      sa.items_done as "itemsDone", sa.items_total as "itemsTotal", sa.first_try_right as "firstTryRight",
      sa.final_right as "finalRight", sa.hints_opened as "hintsOpened",
      round(sa.active_ms / 1000.0)::int as "activeSeconds",
      sa.excused_at is null and exists (
        select from (${needed}) need
        join assignment_skill hs on hs.school_id = w.school_id and hs.skill_id = need.skill_id and hs.assignment_id = w.id
      ) and exists (
        select from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
        where e.school_id = sa.school_id and e.student_id = sa.student_id and e.state = 'active' and c.archived_at is null
      ) as "helpNeeded",
      (select count(*)::int from waiting_answer wa where wa.school_id = sa.school_id and wa.assignment_id = sa.assignment_id
        and wa.student_id = sa.student_id and wa.decided_at is null) as "waitingAnswers",
      ${answersInGrace(now)} as "inGrace"
    from student_assignment sa
    join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
    join account a on a.id = sa.student_id
    where ${condition}
    order by w.start_at desc, w.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  );
}

function studentRow(row: SubmissionRow): StudentRow {
  return {
    student_id: row.studentId,
    name: row.name,
    gender: row.gender,
    state: row.state,
    is_late: isLate(row, row),
    end_at: effectiveDeadline(row, row).toISOString(),
    items_done: row.itemsDone,
    items_total: row.itemsTotal,
    first_try_right: row.firstTryRight,
    right: row.finalRight,
    hints_opened: row.hintsOpened,
    active_seconds: row.activeSeconds,
    last_activity_at: row.lastActivityAt?.toISOString() ?? null,
    help_needed: row.helpNeeded,
    handed_in: isHandedIn(row.state, row),
    level: levelOfWork(row.state, row),
    waiting_answers: row.waitingAnswers,
    in_grace: row.inGrace,
  };
}

/** The children of an assignment, or one of them, by name: where each is and what came of it. */
export async function studentRows(
  session: Session,
  schoolId: string,
  assignmentId: string,
  now: Date,
  studentId?: string,
): Promise<StudentRow[]> {
  const ofChild = studentId === undefined ? sql`` : sql`and sa.student_id = ${studentId}`;
  const condition = sql`sa.school_id = ${schoolId} and sa.assignment_id = ${assignmentId} ${ofChild}`;
  const found = await findSubmissions(session, condition, now);
  return found.map(studentRow).sort((a, b) => persianOrder.compare(a.name, b.name));
}

/** The newest work of a class that was handed out to a child, with what came of it. */
export async function workOfStudent(
  session: Session,
  teacher: Pick<Actor, 'id' | 'schoolId'>,
  { studentId, classId }: { readonly studentId: string; readonly classId: string },
  now: Date,
  limit: number,
) {
  const found = await findSubmissions(
    session,
    sql`sa.school_id = ${teacher.schoolId} and sa.student_id = ${studentId}
      and w.class_id = ${classId} and w.removed_at is null and w.start_at <= ${now}::timestamptz`,
    now,
    limit,
  );
  return found.map((row) => {
    const { student_id: _id, name: _name, gender: _gender, ...came } = studentRow(row);
    return { assignment_id: row.assignmentId, kind: row.kind, title: row.title, ...came };
  });
}
