import { randomUUID } from 'node:crypto';
import type { Contract, ParsedOf } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notify } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { publishLive } from '../../platform/live/publish.ts';
import { countWaitingAnswer, lockedRecord } from '../../questions/grading/answer.ts';
import { KINDS, noSuchChild, pathOf } from './kinds.ts';
import { type StudentRow, studentRows } from './submissions.ts';
import { lockAssignment, ownAssignmentRow } from './teacher-queries.ts';

type Decision = ParsedOf<Contract['teacher']['homework']['decideWaiting']>['body'];

const Waiting = v.object({
  id: v.string(),
  questionId: v.string(),
  raw: jsonAs<RawInput>(),
  shownAt: v.date(),
  answeredAt: v.date(),
  activeMs: v.number(),
  offline: v.boolean(),
});
type Waiting = v.InferOutput<typeof Waiting>;

const WaitingOfChildRow = v.object({ undecided: v.number(), uncounted: v.number() });

/** A child's answers that arrived after what is right had been shown: those that wait, and those its teacher has not counted. */
export async function waitingOfChild({ query }: Session, { id, schoolId }: Actor, assignmentId: string) {
  const [found] = await query(
    WaitingOfChildRow,
    sql`
    select count(*) filter (where decided_at is null)::int as undecided,
      count(*) filter (where not counts)::int as uncounted
    from waiting_answer where school_id = ${schoolId} and assignment_id = ${assignmentId} and student_id = ${id}`,
  );
  return found ?? { undecided: 0, uncounted: 0 };
}

/** Locks what several answers of a child depend on: questions, then mastery, each in one order. */
async function lockAll({ execute }: Session, schoolId: string, studentId: string, answers: readonly Waiting[]) {
  const ids = sql`any(${sql.param(answers.map(({ questionId }) => questionId))}::uuid[])`;
  await execute(sql`
    select from question where school_id = ${schoolId} and id = ${ids} order by id for no key update`);
  await execute(sql`
    select from skill_mastery
    where school_id = ${schoolId} and student_id = ${studentId}
      and skill_id in (select skill_id from question where school_id = ${schoolId} and id = ${ids})
    order by skill_id for no key update`);
}

/**
 * Counts the answers of one child that arrived after what is right had been shown, or leaves them uncounted: the teacher
 * knows what happened. `waiting` is how many the teacher saw; a repeated request finds none and changes nothing.
 */
export async function decideWaitingAnswers(
  context: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
  studentId: string,
  { counts, waiting }: Decision,
): Promise<StudentRow> {
  const { db, clock } = context;
  const now = clock();
  const { schoolId } = actor;
  await db.transaction(async (tx) => {
    await lockAssignment(tx, actor, id);
    const { title } = await ownAssignmentRow(tx, actor, kind, id, now);
    const [child] = await studentRows(tx, schoolId, id, now, studentId);
    if (child === undefined) throw noSuchChild(kind);
    const found = await tx.query(
      Waiting,
      sql`
      select a.id, a.question_id as "questionId", a.raw, a.shown_at as "shownAt", a.answered_at as "answeredAt",
        a.active_ms::float8 as "activeMs", a.offline
      from waiting_answer wa
      join attempt a on a.school_id = wa.school_id and a.student_id = wa.student_id and a.answered_at = wa.answered_at and a.id = wa.id
      where wa.school_id = ${schoolId} and wa.assignment_id = ${id} and wa.student_id = ${studentId} and wa.decided_at is null
      order by a.answered_at, a.received_at, a.id`,
    );
    const [first] = found;
    if (first === undefined) return;
    if (found.length !== waiting) {
      throw conflict(
        'changed-meanwhile',
        `در این میان جواب دیگری به این ${KINDS[kind].noun} رسید. صفحه را تازه کنید و دوباره تصمیم بگیرید.`,
      );
    }
    if (counts) await lockAll(tx, schoolId, studentId, found);
    const decided = [];
    for (const { id: answerId, questionId, shownAt, answeredAt, ...answer } of found) {
      const countedAs = randomUUID();
      const body = { ...answer, id: countedAs, shownAt: shownAt.toISOString(), answeredAt: answeredAt.toISOString() };
      const isCounted =
        counts &&
        (await countWaitingAnswer(
          context,
          tx,
          await lockedRecord(tx, { id: studentId, schoolId }, questionId),
          body,
          now,
        )) !== null;
      decided.push({ id: answerId, counted_as: isCounted ? countedAs : null });
    }
    await tx.execute(sql`
      update waiting_answer wa set decided_at = ${now}::timestamptz, decided_by = ${actor.id}, counts = ${counts},
        counted_as = d.counted_as
      from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as d(id uuid, counted_as uuid)
      where wa.school_id = ${schoolId} and wa.id = d.id`);
    await recordAudit(tx, now, originOf(actor.id), {
      action: `${kind}.decide_answers`,
      target: studentId,
      schoolId,
      after: { [`${kind}Id`]: id, counts, answers: found.length },
    });
    await notify(
      tx,
      schoolId,
      {
        kind: 'work',
        cause: first.id,
        title: counts ? 'معلمت جواب‌هایت را حساب کرد' : 'معلمت جواب‌هایت را حساب نکرد',
        body: title,
        path: pathOf(kind, id),
        assignmentId: id,
        at: now,
        now,
      },
      sql`select unnest(${sql.param([studentId])}::uuid[])`,
    );
    await publishLive(tx, { kind: 'homework', data: { id, change: 'changed' }, schoolId, to: [studentId], now });
  });
  const [row] = await studentRows(db, schoolId, id, now, studentId);
  if (row === undefined) throw noSuchChild(kind);
  return row;
}
