import type { Level } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { notFound } from '../app-error.ts';
import type { Session } from '../db/database.ts';
import type { HomeworkRecord } from '../questions/question-record.ts';

/** A homework as one child has it. */
export interface MemberHomeworkRow extends HomeworkRecord {
  readonly title: string;
  readonly grade: 3 | 4 | 5 | 6;
  readonly sourceKind: 'pages' | 'sections';
  readonly sourceFirst: number;
  readonly sourceLast: number;
  readonly teacherName: string;
  readonly classTitle: string;
  readonly note: string;
  readonly seed: number;
  readonly itemMode: 'generated' | 'fixed';
  readonly itemsPerSkill: number;
  readonly assignedAt: Date | null;
  readonly firstTryRight: number;
  readonly finalRight: number;
}

export const noSuchHomework = () => notFound('این تکلیف پیدا نشد.');

/** What a child sees of homework: handed to it, begun, not taken back. */
export function visibleTo({ id, schoolId }: Actor, now: Date): SQL {
  return sql`sh.school_id = ${schoolId} and sh.student_id = ${id} and h.removed_at is null and h.start_at <= ${now}::timestamptz`;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Homeworks by a condition on `homework h` and `student_homework sh`, which names the school; open ones by their end, then past ones, newest first. */
export function findMemberHomeworks(
  { rows }: Session,
  condition: SQL,
  now: Date,
  page?: Page,
): Promise<MemberHomeworkRow[]> {
  return rows<MemberHomeworkRow>(sql`
    select h.id as "homeworkId", h.title, h.grade, h.source_kind as "sourceKind",
      h.source_first as "sourceFirst", h.source_last as "sourceLast", h.note, h.seed, h.item_mode as "itemMode",
      h.items_per_skill as "itemsPerSkill", h.items_total as "itemsTotal", h.start_at as "startAt", h.end_at as "endAt",
      h.archived_at as "archivedAt", h.removed_at as "removedAt", h.late_policy as "latePolicy",
      h.hints_allowed as "hintsAllowed", h.show_answers as "showAnswers",
      t.first_name || ' ' || t.last_name as "teacherName", c.title as "classTitle",
      sh.own_end_at as "ownEndAt", sh.excused_at as "excusedAt", sh.started_at as "startedAt",
      sh.submitted_at as "submittedAt", sh.reviewed_at as "reviewedAt", sh.last_activity_at as "lastActivityAt",
      sh.assigned_at as "assignedAt", sh.items_done as "itemsDone", sh.first_try_right as "firstTryRight",
      sh.final_right as "finalRight"
    from student_homework sh
    join homework h on h.school_id = sh.school_id and h.id = sh.homework_id
    join account t on t.id = h.teacher_id
    join class c on c.school_id = h.school_id and c.id = h.class_id
    where ${condition}
    order by ${openToChild(now)} desc,
      case when ${openToChild(now)} then coalesce(sh.own_end_at, h.end_at) end,
      coalesce(sh.own_end_at, h.end_at) desc, h.id
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`);
}

/** `takesAnswers` in SQL. */
export function openToChild(now: Date): SQL {
  return sql`(h.archived_at is null and sh.excused_at is null and sh.submitted_at is null
    and (h.late_policy = 'accept_marked' or ${now}::timestamptz < coalesce(sh.own_end_at, h.end_at)))`;
}

export async function countMemberHomeworks({ rows }: Session, condition: SQL): Promise<number> {
  const [row] = await rows<{ total: number }>(sql`
    select count(*)::int as total from student_homework sh
    join homework h on h.school_id = sh.school_id and h.id = sh.homework_id where ${condition}`);
  return row?.total ?? 0;
}

/** One homework of the child's own; throws `not-found` for any other. */
export async function memberHomeworkRow(
  session: Session,
  actor: Actor,
  homeworkId: string,
  now: Date,
): Promise<MemberHomeworkRow> {
  const [row] = await findMemberHomeworks(session, sql`h.id = ${homeworkId} and ${visibleTo(actor, now)}`, now);
  if (!row) throw noSuchHomework();
  return row;
}

export interface ItemRow {
  readonly id: string;
  readonly position: number;
  readonly skillId: string;
  readonly level: Level;
  readonly state: 'open' | 'right' | 'corrected' | 'wrong' | 'revealed' | 'skipped';
  readonly tries: number;
}

/** The questions of a child's homework in order. */
export function homeworkItems({ rows }: Session, { id, schoolId }: Actor, homeworkId: string): Promise<ItemRow[]> {
  return rows<ItemRow>(sql`
    select id, position, skill_id as "skillId", level, state, tries from question
    where school_id = ${schoolId} and homework_id = ${homeworkId} and student_id = ${id} and similar_to is null
    order by position`);
}
