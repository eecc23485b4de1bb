import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { publishAssignmentChange } from '../../platform/live/assignment-events.ts';
import { acceptsUntil } from '../../questions/assignment-state.ts';
import { KINDS } from './kinds.ts';
import { type AssignmentRow, lockAssignment, ownAssignmentRow } from './teacher-queries.ts';

type Settings = ParsedOf<Contract['teacher']['homework']['update']>['body'];

export async function hasStarted({ execute }: Session, { schoolId }: Actor, id: string): Promise<boolean> {
  const started = await execute(sql`
    select from student_assignment
    where school_id = ${schoolId} and assignment_id = ${id} and started_at is not null limit 1`);
  return started.length > 0;
}

/** Brings the children's `accepts_until` in step with the assignment; answers that are being stored come before or after. */
export async function keepAcceptsUntil({ execute }: Session, { schoolId }: Actor, id: string): Promise<void> {
  await execute(sql`
    update student_assignment sa set accepts_until = ${acceptsUntil(sql`sa.own_end_at`)}
    from assignment w
    where w.school_id = sa.school_id and w.id = sa.assignment_id
      and sa.school_id = ${schoolId} and sa.assignment_id = ${id}`);
}

/** Refuses a change that was made on an older version of what is stored now. */
export function requireVersion({ kind, version }: AssignmentRow, known: number): void {
  if (version === known) return;
  const { noun } = KINDS[kind];
  throw conflict('changed-meanwhile', `این ${noun} در این میان تغییر کرده است. صفحه را تازه کنید و دوباره تلاش کنید.`);
}

/** Title, note and showing of answers may change at any time; what a child has already worked under may not. */
export async function updateSettings(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
  body: Settings,
): Promise<AssignmentRow> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockAssignment(tx, actor, id);
    const row = await ownAssignmentRow(tx, actor, kind, id, now);
    requireVersion(row, body.version);
    const { title = row.title, note = row.note, showAnswers = row.showAnswers, hintsAllowed = row.hintsAllowed } = body;
    if (hintsAllowed !== row.hintsAllowed && (await hasStarted(tx, actor, id))) {
      const { noun } = KINDS[kind];
      throw conflict('started', `دانش‌آموزان این ${noun} را شروع کرده‌اند؛ دیگر نمی‌توان راهنمایی را روشن یا خاموش کرد.`);
    }
    await tx.execute(sql`
      update assignment set title = ${title}, note = ${note}, show_answers = ${showAnswers},
        hints_allowed = ${hintsAllowed}, version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${actor.schoolId} and id = ${id}`);
    const after = await ownAssignmentRow(tx, actor, kind, id, now);
    await recordAudit(tx, now, originOf(actor.id), {
      action: `${kind}.update`,
      target: id,
      schoolId: actor.schoolId,
      before: settingsOf(row),
      after: settingsOf(after),
    });
    await publishAssignmentChange(tx, actor.schoolId, { kind, id, change: 'changed', now });
    return after;
  });
}

/** What of an assignment bears on marks; its texts are not audited. */
function settingsOf({ showAnswers, hintsAllowed, version }: AssignmentRow) {
  return { showAnswers, hintsAllowed, version };
}
