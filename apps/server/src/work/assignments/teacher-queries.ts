import type { AssignmentCountsSchema, AssignmentGroupSchema, TeacherAssignmentSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs, numberAs, textAs } from '../../platform/db/row.ts';
import type { ActivityKind, AssignmentKind, AssignmentTarget, OrderMode } from '../../platform/db/schema/index.ts';
import { type AssignmentState, AssignmentTimes, assignmentState, Deadline } from '../../questions/assignment-state.ts';
import { PART_COUNTS, partColumns } from '../../questions/measures.ts';
import { CLASS_TITLE, canReadClass } from '../../school/find-classes.ts';
import { noSuchAssignment } from './kinds.ts';

export type TeacherAssignment = InferOutput<typeof TeacherAssignmentSchema>;

/** An assignment as its teacher's queries bring it. */
export const AssignmentRow = v.object({
  ...AssignmentTimes.entries,
  ...Deadline.entries,
  id: v.string(),
  kind: textAs<AssignmentKind>(),
  schoolId: v.string(),
  title: v.string(),
  grade: numberAs<3 | 4 | 5 | 6>(),
  classId: v.string(),
  classTitle: v.string(),
  /** Null but for homework. */
  sourceKind: v.nullable(v.picklist(['pages', 'sections'])),
  sourceFirst: v.nullable(v.number()),
  sourceLast: v.nullable(v.number()),
  createdAt: v.date(),
  /** Of a child who gets all skills. */
  itemsTotal: v.number(),
  /** Of the child who gets fewest, and of the one who gets most: groups may have skills of their own. */
  itemsFewest: v.number(),
  itemsMost: v.number(),
  itemsPerSkill: v.number(),
  itemMode: v.picklist(['generated', 'fixed']),
  /** When what is right was first shown to a child, where all have the same questions. */
  keysShownAt: v.nullable(v.date()),
  hintsAllowed: v.boolean(),
  showAnswers: v.picklist(['immediately', 'after_submit', 'after_end']),
  note: v.string(),
  target: textAs<AssignmentTarget>(),
  groups: v.array(jsonAs<InferOutput<typeof AssignmentGroupSchema>>()),
  /** Null but for packages. */
  orderMode: v.nullable(textAs<OrderMode>()),
  /** Of a package, in order. */
  activities: v.array(jsonAs<ActivityRow>()),
  copiedFrom: v.nullable(v.string()),
  version: v.number(),
  counts: jsonAs<InferOutput<typeof AssignmentCountsSchema>>(),
  /** Children who have their questions. */
  opened: v.number(),
});
export type AssignmentRow = v.InferOutput<typeof AssignmentRow>;

/**
 * The condition that `assignment w` of `class c` is the actor's to read: of a class they teach now, or of the manager's
 * school, not taken back. Published work belongs to the class, so that a successor, a co-teacher and a substitute go on with
 * it; a draft is its author's alone.
 */
export function ownAssignment(actor: Actor, kind: AssignmentKind, now: Date): SQL {
  return sql`${ofActor(actor, kind, now)} and w.removed_at is null`;
}

/** How long deleted work can be brought back. */
const RESTORABLE_MS = 30 * 24 * 60 * 60_000;

/** The same of work that was deleted and can be brought back. */
export function removedAssignment(actor: Actor, kind: AssignmentKind, now: Date): SQL {
  const since = new Date(now.getTime() - RESTORABLE_MS).toISOString();
  return sql`${ofActor(actor, kind, now)} and w.removed_at > ${since}::timestamptz`;
}

function ofActor(actor: Actor, kind: AssignmentKind, now: Date): SQL {
  return sql`w.school_id = ${actor.schoolId} and w.kind = ${kind}
    and (w.published_at is not null or w.teacher_id = ${actor.id}) and ${canReadClass(actor, now)}`;
}

/** The condition that `assignment w` is in a state at `now`; `assignmentState` in SQL. */
export function inState(state: AssignmentState, now: Date): SQL {
  const kept = sql`w.removed_at is null and w.archived_at is null`;
  const published = sql`${kept} and w.published_at is not null`;
  switch (state) {
    case 'cancelled':
      return sql`w.removed_at is not null`;
    case 'archived':
      return sql`w.removed_at is null and w.archived_at is not null`;
    case 'draft':
      return sql`${kept} and w.published_at is null`;
    case 'scheduled':
      return sql`${published} and ${now}::timestamptz < w.start_at`;
    case 'open':
      return sql`${published} and w.start_at <= ${now}::timestamptz and ${now}::timestamptz < w.end_at`;
    case 'closed':
      return sql`${published} and w.start_at <= ${now}::timestamptz and w.end_at <= ${now}::timestamptz`;
  }
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** An activity of a package as it is stored. */
export interface ActivityRow {
  readonly position: number;
  readonly kind: ActivityKind;
  readonly title: string;
  readonly skillIds: readonly string[];
  readonly itemsPerSkill: number;
  readonly rightNeeded: number | null;
  readonly firstItem: number;
}

/** The activities of `assignment w`; none where it is no package. */
export const ACTIVITIES = sql`(
  select coalesce(json_agg(json_build_object('position', ay.position, 'kind', ay.kind, 'title', ay.title,
    'skillIds', ay.skill_ids, 'itemsPerSkill', ay.items_per_skill, 'rightNeeded', ay.right_needed,
    'firstItem', ay.first_item) order by ay.position), '[]')
  from assignment_activity ay where ay.school_id = w.school_id and ay.assignment_id = w.id)`;

/** The condition that a child of `student_assignment` has its questions. */
export const HAS_OPENED = sql`(assigned_at is not null or started_at is not null)`;

/** Assignments with their counts by a condition on `assignment w` and `class c`, which names the school; newest first. */
export function findAssignments(
  { queryPrepared }: Session,
  condition: SQL,
  now: Date,
  page?: Page,
): Promise<AssignmentRow[]> {
  return queryPrepared(
    AssignmentRow,
    sql`
    select w.id, w.kind, w.school_id as "schoolId", w.title, w.grade, w.class_id as "classId",
      ${CLASS_TITLE} as "classTitle",
      w.source_kind as "sourceKind", w.source_first as "sourceFirst", w.source_last as "sourceLast",
      w.created_at as "createdAt", w.start_at as "startAt", w.end_at as "endAt", w.published_at as "publishedAt",
      w.archived_at as "archivedAt", w.removed_at as "removedAt", w.keys_shown_at as "keysShownAt", w.items_total as "itemsTotal",
      each_child.fewest::int as "itemsFewest", each_child.most::int as "itemsMost", w.items_per_skill as "itemsPerSkill", w.item_mode as "itemMode", w.hints_allowed as "hintsAllowed",
      w.show_answers as "showAnswers", w.late_policy as "latePolicy", w.note, w.target, w.copied_from as "copiedFrom",
      w.version, w.order_mode as "orderMode", n.counts, g.groups, ${ACTIVITIES} as activities,
      (select count(*)::int from student_assignment
        where school_id = w.school_id and assignment_id = w.id and ${HAS_OPENED}) as opened
    from assignment w
    join class c on c.school_id = w.school_id and c.id = w.class_id
    cross join lateral (
      select to_json(counted) as counts from (
        select ${PART_COUNTS} from (select ${partColumns(now)} from student_assignment sa
          where sa.school_id = w.school_id and sa.assignment_id = w.id) part) counted
    ) n
    cross join lateral (
      select coalesce(min(items), w.items_total) as fewest, coalesce(max(items), w.items_total) as most
      from (
        select sa.items_total as items from student_assignment sa
        where sa.school_id = w.school_id and sa.assignment_id = w.id and sa.excused_at is null
        union all
        select sum(k.items) from assignment_group ag
        join assignment_skill k on k.school_id = ag.school_id and k.assignment_id = ag.assignment_id and k.skill_id = any(ag.skill_ids)
        where w.published_at is null and ag.school_id = w.school_id and ag.assignment_id = w.id
        group by ag.position
      ) given
    ) each_child
    cross join lateral (
      select coalesce(json_agg(json_build_object('position', ag.position, 'name', ag.name, 'group_id', ag.group_id,
        'is_deleted', cg.archived_at is not null, 'skill_ids', ag.skill_ids, 'student_ids', array(
          select m.student_id from assignment_group_student m
          where m.school_id = ag.school_id and m.assignment_id = ag.assignment_id and m.position = ag.position
          order by m.student_id)) order by ag.position), '[]') as groups
      from assignment_group ag
      left join class_group cg on cg.school_id = ag.school_id and cg.id = ag.group_id
      where ag.school_id = w.school_id and ag.assignment_id = w.id
    ) g
    where ${condition}
    order by w.created_at desc, w.id
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`,
  );
}

const CountAssignmentsRow = v.object({ total: v.number() });

export async function countAssignments({ query }: Session, condition: SQL): Promise<number> {
  const [row] = await query(
    CountAssignmentsRow,
    sql`
    select count(*)::int as total from assignment w join class c on c.school_id = w.school_id and c.id = w.class_id
    where ${condition}`,
  );
  return row?.total ?? 0;
}

/** One assignment of the teacher's own; throws `not-found` for any other. */
export async function ownAssignmentRow(
  session: Session,
  actor: Actor,
  kind: AssignmentKind,
  id: string,
  now: Date,
): Promise<AssignmentRow> {
  const [row] = await findAssignments(session, sql`w.id = ${id} and ${ownAssignment(actor, kind, now)}`, now);
  if (!row) throw noSuchAssignment(kind);
  return row;
}

/** Makes other changes of the same assignment wait until the transaction's end. */
export async function lockAssignment({ execute }: Session, { schoolId }: Actor, id: string): Promise<void> {
  await execute(sql`select from assignment where school_id = ${schoolId} and id = ${id} for update`);
}

type Identified = Pick<
  AssignmentRow,
  'id' | 'title' | 'grade' | 'classId' | 'classTitle' | 'startAt' | 'endAt' | 'createdAt'
>;

/** Which work it is, of which class, from when to when. */
export function identityView(row: Identified) {
  return {
    id: row.id,
    title: row.title,
    grade: row.grade,
    class_id: row.classId,
    class_title: row.classTitle,
    start_at: row.startAt.toISOString(),
    end_at: row.endAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  };
}

/** What a teacher sees of an assignment of any kind. */
export function assignmentView(row: AssignmentRow, now: Date): TeacherAssignment {
  return {
    ...identityView(row),
    state: assignmentState(row, now),
    items_total: row.itemsTotal,
    items_per_child: { min: row.itemsFewest, max: row.itemsMost },
    items_per_skill: row.itemsPerSkill,
    item_mode: row.itemMode,
    hints_allowed: row.hintsAllowed,
    show_answers: row.showAnswers,
    late_policy: row.latePolicy,
    note: row.note,
    target: row.target,
    groups: [...row.groups],
    copied_from: row.copiedFrom,
    counts: row.counts,
    opened: row.opened,
    version: row.version,
  };
}

export const AssignedSkill = v.object({
  skillId: v.string(),
  /** Questions of it for each child. */
  items: v.number(),
  isReview: v.boolean(),
});
export type AssignedSkill = v.InferOutput<typeof AssignedSkill>;

/** Skills of an assignment in its order. */
export function assignedSkills({ query }: Session, schoolId: string, assignmentId: string): Promise<AssignedSkill[]> {
  return query(
    AssignedSkill,
    sql`
    select skill_id as "skillId", items, is_review as "isReview" from assignment_skill
    where school_id = ${schoolId} and assignment_id = ${assignmentId} order by position`,
  );
}

/** Skill ids of an assignment in its order. */
export async function skillsOfAssignment(session: Session, schoolId: string, assignmentId: string): Promise<string[]> {
  return (await assignedSkills(session, schoolId, assignmentId)).map(({ skillId }) => skillId);
}
