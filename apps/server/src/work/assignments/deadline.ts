import type { Contract, ParsedOf } from '@mashq/api/contract';
import { persianNumber } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { CountRow } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { publishAssignmentChange } from '../../platform/live/assignment-events.ts';
import { keepAcceptsUntil } from './change-assignment.ts';
import { noSuchChild } from './kinds.ts';
import { type AssignmentRow, lockAssignment, ownAssignmentRow } from './teacher-queries.ts';

type Move = ParsedOf<Contract['teacher']['homework']['deadline']>['body'];

/** The condition that `sa` is of the child or the group that a move names; undefined where it is for everybody. */
function namedChildren({ studentId, groupPosition }: Move): SQL | undefined {
  if (studentId !== undefined) return sql`sa.student_id = ${studentId}`;
  if (groupPosition === undefined) return undefined;
  return sql`exists (
    select from assignment_group_student m
    where m.school_id = sa.school_id and m.assignment_id = sa.assignment_id and m.student_id = sa.student_id
      and m.position = ${groupPosition})`;
}

/** How many children have not handed in and would lose time by an earlier end. */
async function losingTime(
  { query }: Session,
  { schoolId }: Actor,
  id: string,
  named: SQL | undefined,
  endAt: Date,
): Promise<number> {
  const [row] = await query(
    CountRow,
    sql`
    select count(*)::int as count
    from student_assignment sa join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
    where sa.school_id = ${schoolId} and sa.assignment_id = ${id} and sa.submitted_at is null and sa.excused_at is null
      and ${named ?? sql`sa.own_end_at is null`}
      and ${endAt}::timestamptz < coalesce(sa.own_end_at, w.end_at)`,
  );
  return row?.count ?? 0;
}

/**
 * Moves the end for the class, for one group or for one child. An end in the past is refused; an earlier one that takes time from
 * somebody who has not handed in asks for `confirm`. A child's own end that the class's overtakes is given up.
 */
export async function moveDeadline(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
  move: Move,
): Promise<AssignmentRow> {
  const now = clock();
  const { endDate, studentId, groupPosition, confirm } = move;
  const named = namedChildren(move);
  const endAt = new Date(endDate);
  const { schoolId } = actor;
  return db.transaction(async (tx) => {
    await lockAssignment(tx, actor, id);
    const row = await ownAssignmentRow(tx, actor, kind, id, now);
    if (endAt <= now) throw unprocessable('end-in-past', 'زمان پایان گذشته است. زمانی در آینده را انتخاب کنید.');
    if (endAt <= row.startAt) throw unprocessable('end-before-start', 'زمان پایان باید بعد از زمان شروع باشد.');
    if (named !== undefined) {
      const submissions = await tx.execute(sql`
        select from student_assignment sa where sa.school_id = ${schoolId} and sa.assignment_id = ${id} and ${named}`);
      if (submissions.length === 0) {
        throw studentId === undefined ? notFound('این گروه پیدا نشد.') : noSuchChild(kind);
      }
    }
    const losing = confirm ? 0 : await losingTime(tx, actor, id, named, endAt);
    if (losing > 0) {
      throw conflict(
        'needs-confirm',
        `${persianNumber(losing)} دانش‌آموز هنوز تحویل نداده‌اند و وقتشان کمتر می‌شود. اگر مطمئنید، تأیید کنید.`,
      );
    }
    if (named === undefined) {
      await tx.execute(sql`
        update assignment set end_at = ${endAt}::timestamptz where school_id = ${schoolId} and id = ${id}`);
      await tx.execute(sql`
        update student_assignment set own_end_at = null
        where school_id = ${schoolId} and assignment_id = ${id} and own_end_at <= ${endAt}::timestamptz`);
    } else {
      await tx.execute(sql`
        update student_assignment sa set own_end_at = ${endAt}::timestamptz
        where sa.school_id = ${schoolId} and sa.assignment_id = ${id} and ${named}`);
    }
    await tx.execute(sql`
      update assignment set version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${schoolId} and id = ${id}`);
    await keepAcceptsUntil(tx, actor, id);
    await recordAudit(tx, now, originOf(actor.id), {
      action: `${kind}.deadline`,
      target: studentId ?? id,
      schoolId: actor.schoolId,
      before: { [`${kind}Id`]: id, endAt: row.endAt.toISOString() },
      after: {
        [`${kind}Id`]: id,
        endAt: endAt.toISOString(),
        ...(groupPosition === undefined ? {} : { groupPosition }),
      },
    });
    await publishAssignmentChange(tx, schoolId, { kind, id, change: 'changed', now });
    return ownAssignmentRow(tx, actor, kind, id, now);
  });
}
