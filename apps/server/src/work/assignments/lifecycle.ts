import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import { conflict, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { assignmentState } from '../../questions/assignment-state.ts';
import { publish } from './assign-to-students.ts';
import { hasStarted, keepAcceptsUntil, requireVersion } from './change-assignment.ts';
import { KINDS } from './kinds.ts';
import { type AssignmentRow, lockAssignment, ownAssignmentRow } from './teacher-queries.ts';

export type LifecycleEvent = 'publish' | 'unschedule' | 'archive' | 'unarchive';

interface Change {
  readonly session: Session;
  readonly actor: Actor;
  readonly kind: AssignmentKind;
  readonly row: AssignmentRow;
  readonly now: Date;
}

/** From a draft to scheduled or open. A start that has passed means now. */
async function publishDraft({ session, actor, kind, row, now }: Change): Promise<void> {
  if (row.endAt <= now) throw unprocessable('end-in-past', 'زمان پایان گذشته است. زمانی در آینده را انتخاب کنید.');
  await session.execute(sql`
    update assignment set start_at = greatest(start_at, ${now}::timestamptz)
    where school_id = ${actor.schoolId} and id = ${row.id}`);
  await publish(session, actor, kind, row.id, now);
}

/** Back to a draft, before a child could see it: a draft of the teacher who takes it back. */
async function unschedule({ session, actor, row }: Change): Promise<void> {
  const { schoolId } = actor;
  await session.execute(sql`delete from notification where school_id = ${schoolId} and assignment_id = ${row.id}`);
  await session.execute(
    sql`delete from student_assignment where school_id = ${schoolId} and assignment_id = ${row.id}`,
  );
  await session.execute(sql`update assignment set published_at = null, teacher_id = ${actor.id}
    where school_id = ${schoolId} and id = ${row.id}`);
}

async function setArchived({ session, actor, row, now }: Change, archived: boolean): Promise<void> {
  await session.execute(sql`
    update assignment set archived_at = ${archived ? now : null}::timestamptz
    where school_id = ${actor.schoolId} and id = ${row.id}`);
  await keepAcceptsUntil(session, actor, row.id);
}

/** In which states an event may happen, and what it does; where the state is already what it leads to, it changes nothing. */
const EVENTS: Record<
  LifecycleEvent,
  {
    readonly from: readonly string[];
    readonly already: readonly string[];
    readonly refusal: (noun: string) => string;
    readonly run: (change: Change) => Promise<void>;
  }
> = {
  publish: {
    from: ['draft'],
    already: ['scheduled', 'open'],
    refusal: (noun) => `این ${noun} پیش‌نویس نیست.`,
    run: publishDraft,
  },
  unschedule: {
    from: ['scheduled'],
    already: ['draft'],
    refusal: (noun) => `این ${noun} شروع شده است و دیگر پیش‌نویس نمی‌شود.`,
    run: unschedule,
  },
  archive: {
    from: ['closed'],
    already: ['archived'],
    refusal: (noun) => `این ${noun} هنوز تمام نشده است. پس از پایان می‌توان آن را بایگانی کرد.`,
    run: (change) => setArchived(change, true),
  },
  unarchive: {
    from: ['archived'],
    already: ['closed', 'open'],
    refusal: (noun) => `این ${noun} بایگانی نشده است.`,
    run: (change) => setArchived(change, false),
  },
};

/**
 * Moves an assignment through its states. A repeated event changes nothing; one that its state does not allow is refused
 * with 409, as is one that names a version that is no longer the newest.
 */
export async function applyLifecycleEvent(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
  event: LifecycleEvent,
  version: number,
): Promise<AssignmentRow> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockAssignment(tx, actor, id);
    const row = await ownAssignmentRow(tx, actor, kind, id, now);
    const state = assignmentState(row, now);
    const { from, already, refusal, run } = EVENTS[event];
    if (already.includes(state)) return row;
    requireVersion(row, version);
    // A package has no day on which all must be done: it is put away while it is open, too.
    const isAllowed = from.includes(state) || (kind === 'package' && event === 'archive' && state === 'open');
    if (!isAllowed) throw conflict('wrong-state', refusal(KINDS[kind].noun));
    if (event === 'unschedule' && (await hasStarted(tx, actor, id))) {
      throw conflict('started', refusal(KINDS[kind].noun));
    }
    await run({ session: tx, actor, kind, row, now });
    await tx.execute(sql`
      update assignment set version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${actor.schoolId} and id = ${id}`);
    const after = await ownAssignmentRow(tx, actor, kind, id, now);
    await recordAudit(tx, now, originOf(actor.id), {
      action: `${kind}.${event}`,
      target: id,
      schoolId: actor.schoolId,
      before: { state, version: row.version },
      after: { state: assignmentState(after, now), version: after.version },
    });
    return after;
  });
}
