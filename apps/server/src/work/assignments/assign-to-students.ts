import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notify } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { publishAssignmentChange } from '../../platform/live/assignment-events.ts';
import { acceptsUntil } from '../../questions/assignment-state.ts';
import { questionCountOfStudent } from './assign-running-work.ts';
import { KINDS, pathOf } from './kinds.ts';

const HandOutRow = v.object({ id: v.string(), title: v.string(), at: v.date() });

/**
 * Gives children their submission of an assignment that they are to have and do not have yet, and a notification from its
 * start on: the class, its groups as they are now, or the children it names. A child that has taken it itself needs no news of it.
 */
export async function assignToStudents(
  session: Session,
  { schoolId }: Actor,
  kind: AssignmentKind,
  assignmentId: string,
  now: Date,
): Promise<number> {
  const made = await session.query(
    HandOutRow,
    sql`
    with child as (
      select w.school_id, w.id as assignment_id, e.student_id as id
      from assignment w
      join enrolment e on e.school_id = w.school_id and e.class_id = w.class_id and e.state = 'active'
      where w.school_id = ${schoolId} and w.id = ${assignmentId} and (w.target = 'class' or exists (
        select from assignment_group_student m
        where m.school_id = w.school_id and m.assignment_id = w.id and m.student_id = e.student_id))
    ), submission as (
      insert into student_assignment (school_id, assignment_id, student_id, accepts_until, items_total)
      select w.school_id, w.id, s.id, ${acceptsUntil(sql`null::timestamptz`)}, ${questionCountOfStudent}
      from child s join assignment w on w.school_id = ${schoolId} and w.id = s.assignment_id
      on conflict do nothing
      returning school_id, student_id
    )
    select submission.student_id as id, w.title, greatest(w.start_at, w.published_at) as at
    from submission join assignment w on w.school_id = submission.school_id and w.school_id = ${schoolId} and w.id = ${assignmentId}
    where w.teacher_id <> submission.student_id`,
  );
  const [first] = made;
  if (first === undefined) return 0;
  const { title: body, at } = first;
  const ids = made.map(({ id }) => id);
  await notify(
    session,
    schoolId,
    {
      kind: kind === 'quiz' ? 'quiz' : 'work',
      cause: assignmentId,
      title: KINDS[kind].announced,
      body,
      path: pathOf(kind, assignmentId),
      assignmentId,
      at,
      now,
    },
    sql`select unnest(${sql.param(ids)}::uuid[])`,
  );
  return made.length;
}

const WantedRow = v.object({ target: v.string(), startAt: v.date() });

/** Hands an assignment out for the first time; throws `nobody` where there is no child to get it. */
export async function publish(
  session: Session,
  actor: Actor,
  kind: AssignmentKind,
  assignmentId: string,
  now: Date,
): Promise<void> {
  await session.execute(sql`
    update assignment set published_at = ${now}::timestamptz where school_id = ${actor.schoolId} and id = ${assignmentId}`);
  const [wanted] = await session.query(
    WantedRow,
    sql`
    select target, start_at as "startAt" from assignment where school_id = ${actor.schoolId} and id = ${assignmentId}`,
  );
  const given = await assignToStudents(session, actor, kind, assignmentId, now);
  if (given === 0 && wanted?.target !== 'class') {
    throw conflict('nobody', 'در گروه‌هایی که انتخاب کرده‌اید دانش‌آموزی نیست.');
  }
  const { schoolId } = actor;
  const at = wanted?.startAt ?? now;
  await publishAssignmentChange(session, schoolId, { kind, id: assignmentId, change: 'published', now, at });
}
