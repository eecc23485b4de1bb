import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { KINDS, noSuchChild } from './kinds.ts';
import { type StudentRow, studentRows } from './submissions.ts';
import { lockAssignment, ownAssignmentRow } from './teacher-queries.ts';

export type StudentAction = ParsedOf<Contract['teacher']['homework']['setStudentState']>['body']['action'];

/**
 * Excuses a child from an assignment, takes the excuse back, gives a handed-in one back to be worked on, or lets the child
 * start over with new numbers. What was answered before stays in the log.
 */
export async function setStudentState(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
  studentId: string,
  action: StudentAction,
): Promise<StudentRow> {
  const now = clock();
  await ownAssignmentRow(db, actor, kind, id, now);
  const submission = async () => {
    const [row] = await studentRows(db, actor.schoolId, id, now, studentId);
    if (!row) throw noSuchChild(kind);
    return row;
  };
  const before = await submission();
  const { noun } = KINDS[kind];
  const mine = sql`school_id = ${actor.schoolId} and assignment_id = ${id} and student_id = ${studentId}`;
  const stillTaken = sql`(w.late_policy = 'accept_marked' or ${now}::timestamptz < coalesce(sa.own_end_at, w.end_at))`;
  const deadlinePassed = () =>
    conflict('deadline-passed', `مهلت این ${noun} گذشته است. اول مهلت این دانش‌آموز را عقب ببرید.`);
  await db.transaction(async (tx) => {
    switch (action) {
      case 'excuse':
        await tx.execute(sql`
          update student_assignment set excused_at = coalesce(excused_at, ${now}::timestamptz) where ${mine}`);
        break;
      case 'unexcuse':
        await tx.execute(sql`update student_assignment set excused_at = null where ${mine}`);
        break;
      case 'reopen': {
        const handedIn =
          before.state === 'submitted' || before.state === 'reviewed' || before.state === 'auto_submitted';
        if (!handedIn) throw conflict('not-submitted', `این دانش‌آموز ${noun} را هنوز تحویل نداده است.`);
        const reopened = await tx.execute(sql`
          update student_assignment sa
          set submitted_at = null, reviewed_at = null, reopened_at = ${now}::timestamptz
          from assignment w
          where w.school_id = sa.school_id and w.id = sa.assignment_id
            and sa.school_id = ${actor.schoolId} and sa.assignment_id = ${id} and sa.student_id = ${studentId} and ${stillTaken}
          returning sa.student_id`);
        if (reopened.length === 0) throw deadlinePassed();
        break;
      }
      case 'start_over': {
        await lockAssignment(tx, actor, id);
        if (before.state === 'excused') throw conflict('excused', `این دانش‌آموز از این ${noun} معاف است.`);
        // Questions before the submission, the order in which every statement locks them.
        await tx.execute(sql`
          select from question where ${mine} and similar_to is null order by id for no key update`);
        const again = await tx.execute(sql`
          update student_assignment sa
          set assigned_at = null, started_at = null, submitted_at = null, reviewed_at = null, results_pending = false,
            items_done = 0, first_try_right = 0, final_right = 0, hints_opened = 0, active_ms = 0,
            started_over = sa.started_over + 1
          from assignment w
          where w.school_id = sa.school_id and w.id = sa.assignment_id
            and sa.school_id = ${actor.schoolId} and sa.assignment_id = ${id} and sa.student_id = ${studentId}
            and sa.started_at is not null and ${stillTaken}
          returning sa.student_id`);
        if (again.length === 0) {
          if (before.state === 'not_started') throw conflict('not-started', `این دانش‌آموز ${noun} را شروع نکرده است.`);
          throw deadlinePassed();
        }
        await tx.execute(sql`delete from student_activity where ${mine}`);
        await tx.execute(sql`
          update question set former_assignment_id = assignment_id, assignment_id = null where ${mine}`);
        break;
      }
    }
    await recordAudit(tx, now, originOf(actor.id), {
      action: `${kind}.${action}`,
      target: studentId,
      schoolId: actor.schoolId,
      before: { [`${kind}Id`]: id, state: before.state },
    });
  });
  return submission();
}
