import type { Level } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { IdRow, numberAs } from '../../platform/db/row.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import { KEYS_FROM, KEYS_SHOWN_AT } from '../../questions/assignment-state.ts';
import { takenBack } from '../../questions/question-content.ts';
import { AssignmentRecord } from '../../questions/question-record.ts';
import { KINDS, noSuchAssignment } from './kinds.ts';

/** An assignment as one child has it. */
export const MemberAssignmentRow = v.object({
  ...AssignmentRecord.entries,
  title: v.string(),
  grade: numberAs<3 | 4 | 5 | 6>(),
  /** Null but for homework. */
  sourceKind: v.nullable(v.picklist(['pages', 'sections'])),
  sourceFirst: v.nullable(v.number()),
  sourceLast: v.nullable(v.number()),
  /** Empty where the child took it itself. */
  teacherName: v.string(),
  classTitle: v.string(),
  note: v.string(),
  seed: v.number(),
  /** Of the assignment: other content is another version. */
  version: v.number(),
  itemMode: v.picklist(['generated', 'fixed']),
  itemsPerSkill: v.number(),
  assignedAt: v.nullable(v.date()),
  /** Times it began again with new questions. */
  startedOver: v.number(),
  firstTryRight: v.number(),
  finalRight: v.number(),
});
export type MemberAssignmentRow = v.InferOutput<typeof MemberAssignmentRow>;

/**
 * What a child sees of assigned work, of one kind where it is named: handed to it, begun, not taken back. A package that is
 * put away stays visible to who has opened it.
 */
export function canReadClass({ id, schoolId }: Pick<Actor, 'id' | 'schoolId'>, now: Date, kind?: AssignmentKind): SQL {
  const ofKind = kind === undefined ? sql`` : sql`w.kind = ${kind} and `;
  return sql`${ofKind}sa.school_id = ${schoolId} and sa.student_id = ${id} and ${givenToChild(now)}`;
}

/** The condition that `assignment w` is with the child of `student_assignment sa` by now. */
export function givenToChild(now: Date): SQL {
  return sql`w.removed_at is null and coalesce(sa.own_start_at, w.start_at) <= ${now}::timestamptz
    and (w.kind <> 'package' or w.archived_at is null or sa.assigned_at is not null)`;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Assignments by a condition on `assignment w` and `student_assignment sa`, which names the school; open ones by their end, then past ones, newest first. */
export function findMemberAssignments(
  { queryPrepared }: Session,
  condition: SQL,
  now: Date,
  page?: Page,
): Promise<MemberAssignmentRow[]> {
  return queryPrepared(
    MemberAssignmentRow,
    sql`
    select w.id as "assignmentId", w.kind, w.title, w.grade, w.source_kind as "sourceKind",
      w.source_first as "sourceFirst", w.source_last as "sourceLast", w.note, w.seed, w.version, w.item_mode as "itemMode",
      w.items_per_skill as "itemsPerSkill", sa.items_total as "itemsTotal", coalesce(sa.own_start_at, w.start_at) as "startAt", w.end_at as "endAt",
      w.published_at as "publishedAt", w.archived_at as "archivedAt", w.removed_at as "removedAt", w.late_policy as "latePolicy",
      w.hints_allowed as "hintsAllowed", w.show_answers as "showAnswers",
      case when t.id = sa.student_id then '' else t.first_name || ' ' || t.last_name end as "teacherName", c.title as "classTitle",
      sa.own_end_at as "ownEndAt", sa.results_at as "resultsAt", ${sql.raw(KEYS_FROM)} as "keysFrom",
      ${sql.raw(KEYS_SHOWN_AT)} as "keysShownAt", sa.open_position as "openPosition", sa.excused_at as "excusedAt", sa.started_at as "startedAt",
      sa.submitted_at as "submittedAt", sa.reviewed_at as "reviewedAt", sa.last_activity_at as "lastActivityAt",
      sa.assigned_at as "assignedAt", sa.started_over as "startedOver", sa.items_done as "itemsDone", sa.first_try_right as "firstTryRight",
      sa.final_right as "finalRight"
    from student_assignment sa
    join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
    join account t on t.id = w.teacher_id
    join class c on c.school_id = w.school_id and c.id = w.class_id
    where ${condition}
    order by ${openToChild(now)} desc,
      case when ${openToChild(now)} then coalesce(sa.own_end_at, w.end_at) end,
      coalesce(sa.own_end_at, w.end_at) desc, w.id
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`,
  );
}

/** `takesAnswers` in SQL. */
export function openToChild(now: Date): SQL {
  return sql`(w.archived_at is null and sa.excused_at is null and sa.submitted_at is null
    and (w.late_policy = 'accept_marked' or ${now}::timestamptz < coalesce(sa.own_end_at, w.end_at)))`;
}

const CountMemberAssignmentsRow = v.object({ total: v.number() });

export async function countMemberAssignments({ query }: Session, condition: SQL): Promise<number> {
  const [row] = await query(
    CountMemberAssignmentsRow,
    sql`
    select count(*)::int as total from student_assignment sa
    join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id where ${condition}`,
  );
  return row?.total ?? 0;
}

/** Why a child has no such work: its own that was taken back says so. */
export async function noMemberAssignment(
  { query }: Session,
  { id, schoolId }: Pick<Actor, 'id' | 'schoolId'>,
  kind: AssignmentKind,
  assignmentId: string,
) {
  const [row] = await query(
    IdRow,
    sql`
    select w.id from assignment w join student_assignment sa on sa.school_id = w.school_id and sa.assignment_id = w.id
    where w.school_id = ${schoolId} and w.id = ${assignmentId} and w.kind = ${kind} and w.removed_at is not null
      and sa.student_id = ${id}`,
  );
  return row ? takenBack(KINDS[kind].noun) : noSuchAssignment(kind);
}

/** One assignment of the child's own; throws `not-found` for any other. */
export async function memberAssignmentRow(
  session: Session,
  actor: Actor,
  kind: AssignmentKind,
  assignmentId: string,
  now: Date,
): Promise<MemberAssignmentRow> {
  const condition = sql`w.id = ${assignmentId} and ${canReadClass(actor, now, kind)}`;
  const [row] = await findMemberAssignments(session, condition, now);
  if (!row) throw await noMemberAssignment(session, actor, kind, assignmentId);
  return row;
}

export const ItemRow = v.object({
  id: v.string(),
  position: v.number(),
  skillId: v.string(),
  level: numberAs<Level>(),
  state: v.picklist(['open', 'right', 'corrected', 'wrong', 'revealed', 'skipped']),
  tries: v.number(),
});
export type ItemRow = v.InferOutput<typeof ItemRow>;

/** The questions of a child's assignment in order. */
export function assignmentItems({ query }: Session, { id, schoolId }: Actor, assignmentId: string): Promise<ItemRow[]> {
  return query(
    ItemRow,
    sql`
    select id, position, skill_id as "skillId", level, state, tries from question
    where school_id = ${schoolId} and assignment_id = ${assignmentId} and student_id = ${id} and similar_to is null
    order by position`,
  );
}
