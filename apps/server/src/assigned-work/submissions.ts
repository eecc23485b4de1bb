import type { HomeworkStudentRowSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { assignmentLevel } from '../assignments/level.ts';
import {
  type Deadline,
  effectiveDeadline,
  isLate,
  type StudentAssignmentState,
  type StudentTimes,
  studentStateSql,
} from '../assignments/state.ts';
import type { Session } from '../db/database.ts';
import type { Gender } from '../db/schema/index.ts';
import { stillNeeded } from '../grading/help-alerts.ts';
import { persianOrder } from '../persian-order.ts';

export type StudentRow = InferOutput<typeof HomeworkStudentRowSchema>;

interface SubmissionRow extends StudentTimes, Deadline {
  readonly studentId: string;
  readonly name: string;
  readonly gender: Gender | null;
  readonly state: StudentAssignmentState;
  readonly itemsDone: number;
  readonly itemsTotal: number;
  readonly firstTryRight: number;
  readonly finalRight: number;
  readonly hintsOpened: number;
  readonly activeSeconds: number;
  readonly helpNeeded: boolean;
}

/** The children of an assignment, or one of them, by name: where each is and what came of it. */
export async function studentRows(
  session: Session,
  schoolId: string,
  assignmentId: string,
  now: Date,
  studentId?: string,
): Promise<StudentRow[]> {
  const found = await session.rows<SubmissionRow>(sql`
    select sa.student_id as "studentId", a.first_name || ' ' || a.last_name as name, a.gender,
      ${studentStateSql(now)} as state, w.end_at as "endAt", w.late_policy as "latePolicy",
      sa.own_end_at as "ownEndAt", sa.excused_at as "excusedAt", sa.started_at as "startedAt",
      sa.submitted_at as "submittedAt", sa.reviewed_at as "reviewedAt", sa.last_activity_at as "lastActivityAt",
      sa.items_done as "itemsDone", sa.items_total as "itemsTotal", sa.first_try_right as "firstTryRight",
      sa.final_right as "finalRight", sa.hints_opened as "hintsOpened",
      round(sa.active_ms / 1000.0)::int as "activeSeconds",
      exists (
        select from help_alert al
        join assignment_skill hs on hs.school_id = w.school_id and hs.skill_id = al.skill_id and hs.assignment_id = w.id
        where al.school_id = w.school_id and al.student_id = sa.student_id and al.raised_at >= w.start_at and ${stillNeeded}) as "helpNeeded"
    from student_assignment sa
    join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
    join account a on a.id = sa.student_id
    where sa.school_id = ${schoolId} and sa.assignment_id = ${assignmentId}
      ${studentId === undefined ? sql`` : sql`and sa.student_id = ${studentId}`}`);
  return found
    .map(
      (row): StudentRow => ({
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
        level: assignmentLevel(row.itemsDone, row.firstTryRight),
      }),
    )
    .sort((one, other) => persianOrder.compare(one.name, other.name));
}
