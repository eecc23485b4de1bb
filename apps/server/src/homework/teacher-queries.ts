import type { HomeworkCountsSchema, TeacherHomeworkSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../actor.ts';
import { notFound } from '../app-error.ts';
import {
  type Deadline,
  type HomeworkState,
  type HomeworkTimes,
  homeworkState,
  studentStateSql,
} from '../assignments/state.ts';
import type { Session } from '../db/database.ts';
import { taughtBy } from '../school/classes.ts';

export type TeacherHomework = InferOutput<typeof TeacherHomeworkSchema>;

/** A homework as its teacher's queries bring it. */
export interface HomeworkRow extends HomeworkTimes, Deadline {
  readonly id: string;
  readonly schoolId: string;
  readonly title: string;
  readonly grade: 3 | 4 | 5 | 6;
  readonly classId: string;
  readonly classTitle: string;
  readonly sourceKind: 'pages' | 'sections';
  readonly sourceFirst: number;
  readonly sourceLast: number;
  readonly createdAt: Date;
  readonly itemsTotal: number;
  readonly itemsPerSkill: number;
  readonly itemMode: 'generated' | 'fixed';
  readonly hintsAllowed: boolean;
  readonly showAnswers: 'immediately' | 'after_submit' | 'after_end';
  readonly note: string;
  readonly version: number;
  readonly counts: InferOutput<typeof HomeworkCountsSchema>;
}

/** The condition that `homework h` of `class c` is the teacher's own: set by them, for a class they teach now, not taken back. */
export function ownHomework(actor: Actor, now: Date): SQL {
  return sql`h.school_id = ${actor.schoolId} and h.teacher_id = ${actor.id} and h.removed_at is null and ${taughtBy(actor, now)}`;
}

/** The condition that `homework h` is in a state at `now`; `homeworkState` in SQL. */
export function inState(state: HomeworkState, now: Date): SQL {
  const kept = sql`h.removed_at is null and h.archived_at is null`;
  switch (state) {
    case 'draft':
      // A homework is set or scheduled in one step; none is kept as a draft.
      return sql`false`;
    case 'cancelled':
      return sql`h.removed_at is not null`;
    case 'archived':
      return sql`h.removed_at is null and h.archived_at is not null`;
    case 'scheduled':
      return sql`${kept} and ${now}::timestamptz < h.start_at`;
    case 'open':
      return sql`${kept} and h.start_at <= ${now}::timestamptz and ${now}::timestamptz < h.end_at`;
    case 'closed':
      return sql`${kept} and h.start_at <= ${now}::timestamptz and h.end_at <= ${now}::timestamptz`;
  }
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Homeworks with their counts by a condition on `homework h` and `class c`, which names the school; newest first. */
export function findHomeworks({ rows }: Session, condition: SQL, now: Date, page?: Page): Promise<HomeworkRow[]> {
  return rows<HomeworkRow>(sql`
    select h.id, h.school_id as "schoolId", h.title, h.grade, h.class_id as "classId", c.title as "classTitle",
      h.source_kind as "sourceKind", h.source_first as "sourceFirst", h.source_last as "sourceLast",
      h.created_at as "createdAt", h.start_at as "startAt", h.end_at as "endAt", h.archived_at as "archivedAt",
      h.removed_at as "removedAt", h.items_total as "itemsTotal", h.items_per_skill as "itemsPerSkill",
      h.item_mode as "itemMode", h.hints_allowed as "hintsAllowed", h.show_answers as "showAnswers",
      h.late_policy as "latePolicy", h.note, h.version, n.counts
    from homework h
    join class c on c.school_id = h.school_id and c.id = h.class_id
    cross join lateral (
      select json_build_object(
        'assigned', count(*),
        'not_started', count(*) filter (where state = 'not_started'),
        'in_progress', count(*) filter (where state = 'in_progress'),
        'submitted', count(*) filter (where state in ('submitted', 'auto_submitted', 'reviewed')),
        'missing', count(*) filter (where state = 'missing'),
        'excused', count(*) filter (where state = 'excused')) as counts
      from (select ${studentStateSql(now)} as state from student_homework sh
        where sh.school_id = h.school_id and sh.homework_id = h.id) part
    ) n
    where ${condition}
    order by h.created_at desc, h.id
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`);
}

export async function countHomeworks({ rows }: Session, condition: SQL): Promise<number> {
  const [row] = await rows<{ total: number }>(sql`
    select count(*)::int as total from homework h join class c on c.school_id = h.school_id and c.id = h.class_id
    where ${condition}`);
  return row?.total ?? 0;
}

/** One homework of the teacher's own; throws `not-found` for any other. */
export async function ownHomeworkRow(session: Session, actor: Actor, id: string, now: Date): Promise<HomeworkRow> {
  const [row] = await findHomeworks(session, sql`h.id = ${id} and ${ownHomework(actor, now)}`, now);
  if (!row) throw notFound('این تکلیف پیدا نشد.');
  return row;
}

/** Makes other changes of the same homework wait until the transaction's end. */
export async function lockHomework({ rows }: Session, { schoolId }: Actor, id: string): Promise<void> {
  await rows(sql`select from homework where school_id = ${schoolId} and id = ${id} for update`);
}

export function teacherHomework(row: HomeworkRow, now: Date): TeacherHomework {
  return {
    id: row.id,
    title: row.title,
    grade: row.grade,
    class_id: row.classId,
    class_title: row.classTitle,
    source: { kind: row.sourceKind, first: row.sourceFirst, last: row.sourceLast },
    state: homeworkState(row, now),
    start_at: row.startAt.toISOString(),
    end_at: row.endAt.toISOString(),
    created_at: row.createdAt.toISOString(),
    items_total: row.itemsTotal,
    items_per_skill: row.itemsPerSkill,
    item_mode: row.itemMode,
    hints_allowed: row.hintsAllowed,
    show_answers: row.showAnswers,
    late_policy: row.latePolicy,
    note: row.note,
    counts: row.counts,
    version: row.version,
  };
}

/** Skill ids of a homework in its order. */
export async function skillsOfHomework({ rows }: Session, schoolId: string, homeworkId: string): Promise<string[]> {
  const found = await rows<{ skillId: string }>(sql`
    select skill_id as "skillId" from homework_skill
    where school_id = ${schoolId} and homework_id = ${homeworkId} order by position`);
  return found.map(({ skillId }) => skillId);
}
