import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notify } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { publishAssignmentChange } from '../../platform/live/assignment-events.ts';
import { ownsClass } from '../../school/find-classes.ts';
import { assignToStudents } from './assign-to-students.ts';
import { hasStarted, keepAcceptsUntil } from './change-assignment.ts';
import { KINDS, noSuchAssignment } from './kinds.ts';
import {
  type AssignmentRow,
  findAssignments,
  lockAssignment,
  ownAssignment,
  ownAssignmentRow,
  removedAssignment,
} from './teacher-queries.ts';

/** The owners of a class, but for the actor. */
const otherOwners = ({ id, schoolId }: Actor, classId: string, now: Date) => sql`
  select ct.teacher_id from class_teacher ct
  where ct.school_id = ${schoolId} and ct.class_id = ${classId} and ct.teacher_id <> ${id} and ${ownsClass(now)}`;

/**
 * Refuses to delete work that children have begun, or to bring it back, where the actor only helps in the class: it is the
 * owner's, and the manager's. Work that nobody has begun is everybody's who teaches the class.
 */
async function requireOwner(tx: Session, actor: Actor, row: AssignmentRow, now: Date): Promise<void> {
  if (actor.role === 'school' || !(await hasStarted(tx, actor, row.id))) return;
  const owns = await tx.execute(sql`
    select from class_teacher ct
    where ct.school_id = ${actor.schoolId} and ct.class_id = ${row.classId} and ct.teacher_id = ${actor.id} and ${ownsClass(now)}`);
  if (owns.length > 0) return;
  const { noun } = KINDS[row.kind];
  throw conflict(
    'begun',
    `دانش‌آموزان این ${noun} را شروع کرده‌اند؛ فقط معلم اصلی کلاس یا مدیر مدرسه می‌تواند آن را حذف کند یا برگرداند.`,
  );
}

const ByRow = v.object({ name: v.string() });

/** Notifies the owners of a class of what another one did with its work; of a draft, which is its author's alone, nobody. */
async function notifyOwners(tx: Session, actor: Actor, row: AssignmentRow, what: 'removed' | 'restored', now: Date) {
  if (row.publishedAt === null) return;
  const { noun } = KINDS[row.kind];
  const [by] = await tx.query(
    ByRow,
    sql`
    select first_name || ' ' || last_name as name from account where id = ${actor.id}`,
  );
  const verb = what === 'removed' ? 'حذف کرد' : 'برگرداند';
  await notify(
    tx,
    actor.schoolId,
    {
      kind: row.kind === 'quiz' ? 'quiz' : 'work',
      cause: `${row.id}/${what}/${row.version}`,
      title: what === 'removed' ? `${noun} حذف شد` : `${noun} برگشت`,
      body: `${by?.name ?? ''} «${row.title}» را از ${row.classTitle} ${verb}.`,
      path: KINDS[row.kind].list,
      at: now,
      now,
    },
    otherOwners(actor, row.classId, now),
  );
}

/** Takes an assignment back: nobody sees it any more, its bell notes go, the answers given stay in the log. */
export async function removeAssignment(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
): Promise<{ ok: true }> {
  const now = clock();
  return db.transaction(async (tx) => {
    await lockAssignment(tx, actor, id);
    const row = await ownAssignmentRow(tx, actor, kind, id, now);
    await requireOwner(tx, actor, row, now);
    await tx.execute(sql`
      update assignment set removed_at = ${now}::timestamptz, version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${actor.schoolId} and id = ${id}`);
    await tx.execute(sql`
      update notification set dismissed_at = ${now}::timestamptz
      where school_id = ${actor.schoolId} and assignment_id = ${id} and dismissed_at is null`);
    await keepAcceptsUntil(tx, actor, id);
    await recordAudit(tx, now, originOf(actor.id), { action: `${kind}.remove`, target: id, schoolId: actor.schoolId });
    await notifyOwners(tx, actor, row, 'removed', now);
    await publishAssignmentChange(tx, actor.schoolId, { kind, id, change: 'removed', now });
    return { ok: true };
  });
}

/**
 * Brings deleted work back as it was, for a month: with its answers, its bell notes, and for children who came to the class
 * meanwhile. What is not deleted stays as it is.
 */
export async function restoreAssignment(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
): Promise<AssignmentRow> {
  const now = clock();
  const { schoolId } = actor;
  return db.transaction(async (tx) => {
    await lockAssignment(tx, actor, id);
    const wanted = sql`w.id = ${id} and (${ownAssignment(actor, kind, now)} or ${removedAssignment(actor, kind, now)})`;
    const [row] = await findAssignments(tx, wanted, now);
    if (row === undefined) throw noSuchAssignment(kind);
    if (row.removedAt === null) return row;
    await requireOwner(tx, actor, row, now);
    await tx.execute(sql`
      update notification set dismissed_at = null
      where school_id = ${schoolId} and assignment_id = ${id} and dismissed_at = ${row.removedAt.toISOString()}::timestamptz`);
    await tx.execute(sql`
      update assignment set removed_at = null, version = version + 1, updated_at = ${now}::timestamptz
      where school_id = ${schoolId} and id = ${id}`);
    await keepAcceptsUntil(tx, actor, id);
    if (row.publishedAt !== null && row.endAt > now) await assignToStudents(tx, actor, kind, id, now);
    await recordAudit(tx, now, originOf(actor.id), { action: `${kind}.restore`, target: id, schoolId });
    await notifyOwners(tx, actor, row, 'restored', now);
    await publishAssignmentChange(tx, schoolId, { kind, id, change: 'changed', now });
    return ownAssignmentRow(tx, actor, kind, id, now);
  });
}
