import type { HomeworkStudentRowSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { homeworkLevel } from '../assignments/level.ts';
import {
  type Deadline,
  effectiveDeadline,
  isLate,
  type StudentHomeworkState,
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
  readonly state: StudentHomeworkState;
  readonly itemsDone: number;
  readonly itemsTotal: number;
  readonly firstTryRight: number;
  readonly finalRight: number;
  readonly hintsOpened: number;
  readonly activeSeconds: number;
  readonly helpNeeded: boolean;
}

/** The children of a homework, or one of them, by name: where each is and what came of it. */
export async function studentRows(
  session: Session,
  schoolId: string,
  homeworkId: string,
  now: Date,
  studentId?: string,
): Promise<StudentRow[]> {
  const found = await session.rows<SubmissionRow>(sql`
    select sh.student_id as "studentId", a.first_name || ' ' || a.last_name as name, a.gender,
      ${studentStateSql(now)} as state, h.end_at as "endAt", h.late_policy as "latePolicy",
      sh.own_end_at as "ownEndAt", sh.excused_at as "excusedAt", sh.started_at as "startedAt",
      sh.submitted_at as "submittedAt", sh.reviewed_at as "reviewedAt", sh.last_activity_at as "lastActivityAt",
      sh.items_done as "itemsDone", h.items_total as "itemsTotal", sh.first_try_right as "firstTryRight",
      sh.final_right as "finalRight", sh.hints_opened as "hintsOpened",
      round(sh.active_ms / 1000.0)::int as "activeSeconds",
      exists (
        select from help_alert al
        join homework_skill hs on hs.school_id = h.school_id and hs.skill_id = al.skill_id and hs.homework_id = h.id
        where al.school_id = h.school_id and al.student_id = sh.student_id and al.raised_at >= h.start_at and ${stillNeeded}) as "helpNeeded"
    from student_homework sh
    join homework h on h.school_id = sh.school_id and h.id = sh.homework_id
    join account a on a.id = sh.student_id
    where sh.school_id = ${schoolId} and sh.homework_id = ${homeworkId}
      ${studentId === undefined ? sql`` : sql`and sh.student_id = ${studentId}`}`);
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
        level: homeworkLevel(row.itemsDone, row.firstTryRight),
      }),
    )
    .sort((one, other) => persianOrder.compare(one.name, other.name));
}
