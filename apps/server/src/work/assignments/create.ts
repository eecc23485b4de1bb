import { randomInt } from 'node:crypto';
import { type Grade, persianNumber } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { numberAs } from '../../platform/db/row.ts';
import {
  type AssignmentKind,
  assignment,
  assignmentActivity,
  assignmentGroup,
  assignmentGroupStudent,
  assignmentSkill,
} from '../../platform/db/schema/index.ts';
import { teachesClass } from '../../school/find-classes.ts';
import { publish } from './assign-to-students.ts';
import { type AssignmentContent, itemsOf } from './assignment-content.ts';
import { requireVersion } from './change-assignment.ts';
import { KINDS } from './kinds.ts';
import { type AssignmentRow, HAS_OPENED, lockAssignment, ownAssignmentRow } from './teacher-queries.ts';

/** Edition of the books the skills are resolved from. */
const CURRICULUM_VERSION = '1405-1406';

/** Questions an assignment may have at most: more is a mistyped page, not work for a child. */
const MAX_ITEMS = 200;

/** Seeds are positive 32-bit integers. */
const SEEDS = 2 ** 31;

export interface NewAssignment {
  readonly id: string;
  readonly kind: AssignmentKind;
  readonly classId: string;
  readonly content: AssignmentContent;
  /** Kept for its teacher alone until it is published. */
  readonly isDraft: boolean;
  readonly copiedFrom?: string;
}

const TaughtClassRow = v.object({ grade: numberAs<Grade>() });

/** The class if the teacher teaches it now. */
export async function taughtClass({ query }: Session, actor: Actor, classId: string, now: Date): Promise<Grade> {
  const [found] = await query(
    TaughtClassRow,
    sql`
    select c.grade from class c
    where c.school_id = ${actor.schoolId} and c.id = ${classId} and c.archived_at is null and ${teachesClass(actor, now)}`,
  );
  if (!found) throw notFound('این کلاس پیدا نشد.');
  return found.grade;
}

function requireFewItems(kind: AssignmentKind, content: AssignmentContent): number {
  const total = itemsOf(content);
  if (total > MAX_ITEMS) {
    const [asked, most] = [persianNumber(total), persianNumber(MAX_ITEMS)];
    throw unprocessable(
      'too-many-items',
      `این ${KINDS[kind].noun} ${asked} سؤال می‌شود؛ بیشتر از ${most} سؤال زیاد است. محدوده یا شمار سؤال‌ها را کمتر کنید.`,
    );
  }
  return total;
}

function columnsOf(content: AssignmentContent) {
  const {
    title,
    source,
    itemsPerSkill,
    target,
    orderMode = null,
    itemMode,
    hintsAllowed,
    showAnswers,
    latePolicy,
    note,
  } = content;
  return {
    title,
    sourceKind: source?.kind ?? null,
    sourceFirst: source?.first ?? null,
    sourceLast: source?.last ?? null,
    itemMode,
    itemsPerSkill,
    itemsTotal: itemsOf(content),
    target,
    orderMode,
    hintsAllowed,
    showAnswers,
    latePolicy,
    note,
    startAt: content.startAt,
    endAt: content.endAt,
  };
}

/** Stores the skills, activities and groups of an assignment that has none yet. */
async function insertContent(
  tx: Session,
  schoolId: string,
  assignmentId: string,
  { skills, groups, activities = [] }: AssignmentContent,
): Promise<void> {
  const own = { schoolId, assignmentId };
  await tx.orm.insert(assignmentSkill).values(skills.map((skill, position) => ({ ...own, ...skill, position })));
  if (activities.length > 0) {
    let firstItem = 0;
    const rows = activities.map((activity, position) => {
      const row = { ...own, ...activity, skillIds: [...activity.skillIds], position, firstItem };
      firstItem += activity.itemsPerSkill * activity.skillIds.length;
      return row;
    });
    await tx.orm.insert(assignmentActivity).values(rows);
  }
  if (groups.length === 0) return;
  await tx.orm.insert(assignmentGroup).values(
    groups.map(({ name, groupId, skillIds }, position) => ({
      ...own,
      position,
      name,
      groupId,
      skillIds: [...skillIds],
    })),
  );
  const members = groups.flatMap(({ studentIds }, position) =>
    [...new Set(studentIds)].map((studentId) => ({ ...own, position, studentId })),
  );
  if (members.length > 0) await tx.orm.insert(assignmentGroupStudent).values(members);
}

/** Stores an assignment and hands it out, or keeps it as a draft. All or nothing; the same id again changes nothing. */
export async function createAssignment(
  context: Context,
  actor: Actor,
  assigned: NewAssignment,
): Promise<AssignmentRow> {
  const { db, clock } = context;
  const now = clock();
  const grade = await taughtClass(db, actor, assigned.classId, now);
  await storeAssignment(context, actor, { ...assigned, grade }, now);
  return ownAssignmentRow(db, actor, assigned.kind, assigned.id, now);
}

/** As `createAssignment`, where the caller has seen that the actor may set work for this class. */
export async function storeAssignment(
  { db }: Context,
  actor: Actor,
  { id, kind, classId, content, isDraft, copiedFrom, grade }: NewAssignment & { readonly grade: Grade },
  now: Date,
): Promise<void> {
  const { schoolId } = actor;
  requireFewItems(kind, content);
  await db.transaction(async (tx) => {
    const made = await tx.orm
      .insert(assignment)
      .values({
        ...columnsOf(content),
        id,
        kind,
        schoolId,
        classId,
        teacherId: actor.id,
        grade,
        curriculumVersion: CURRICULUM_VERSION,
        seed: randomInt(SEEDS),
        copiedFrom: copiedFrom ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: assignment.id });
    if (made.length === 0) return;
    await insertContent(tx, schoolId, id, content);
    if (!isDraft) await publish(tx, actor, kind, id, now);
  });
}

const SubmissionsRow = v.object({ opened: v.boolean() });

/**
 * Gives an assignment other content: pages, skills, groups, times. Refused once a child has opened it; one that is handed
 * out already is handed out again, to whom it is for now.
 */
export async function replaceContent(
  { db, clock }: Context,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
  version: number,
  content: AssignmentContent,
): Promise<AssignmentRow> {
  const now = clock();
  const { schoolId } = actor;
  requireFewItems(kind, content);
  return db.transaction(async (tx) => {
    await lockAssignment(tx, actor, id);
    const row = await ownAssignmentRow(tx, actor, kind, id, now);
    requireVersion(row, version);
    const submissions = await tx.query(
      SubmissionsRow,
      sql`
      select ${HAS_OPENED} as opened from student_assignment
      where school_id = ${schoolId} and assignment_id = ${id} for update`,
    );
    if (submissions.some(({ opened }) => opened)) {
      const { noun } = KINDS[kind];
      throw conflict('started', `دانش‌آموزان این ${noun} را باز کرده‌اند؛ دیگر نمی‌توان محتوای آن را تغییر داد.`);
    }
    if (row.archivedAt !== null) throw conflict('wrong-state', `این ${KINDS[kind].noun} بایگانی شده است.`);
    const mine = sql`school_id = ${schoolId} and assignment_id = ${id}`;
    for (const table of [
      'notification',
      'student_assignment',
      'student_activity',
      'assignment_activity',
      'assignment_group_student',
      'assignment_group',
      'assignment_skill',
    ]) {
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${mine}`);
    }
    const columns = columnsOf(content);
    await tx.execute(sql`
      update assignment set title = ${columns.title}, source_kind = ${columns.sourceKind}, source_first = ${columns.sourceFirst},
        source_last = ${columns.sourceLast}, item_mode = ${columns.itemMode}, items_per_skill = ${columns.itemsPerSkill},
        items_total = ${columns.itemsTotal}, target = ${columns.target}, order_mode = ${columns.orderMode}, hints_allowed = ${columns.hintsAllowed},
        show_answers = ${columns.showAnswers}, late_policy = ${columns.latePolicy}, note = ${columns.note},
        start_at = ${columns.startAt}::timestamptz, end_at = ${columns.endAt}::timestamptz, version = version + 1,
        updated_at = ${now}::timestamptz
      where school_id = ${schoolId} and id = ${id}`);
    await insertContent(tx, schoolId, id, content);
    if (row.publishedAt !== null) await publish(tx, actor, kind, id, now);
    await recordAudit(tx, now, originOf(actor.id), {
      action: `${kind}.replace`,
      target: id,
      schoolId,
      before: { version: row.version, itemsTotal: row.itemsTotal, students: submissions.length },
      after: { version: row.version + 1, itemsTotal: columns.itemsTotal },
    });
    return ownAssignmentRow(tx, actor, kind, id, now);
  });
}
