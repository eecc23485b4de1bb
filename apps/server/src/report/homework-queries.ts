import type { CommentSchema, HelpAlertSchema, HomeworkStudentRowSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Session } from '../db/database.ts';
import type { Gender, HelpReason } from '../db/schema/index.ts';
import { homeworkLevel } from '../homework/level.ts';
import {
  type Deadline,
  isLate,
  ownEnd,
  type StudentHomeworkState,
  type StudentTimes,
  studentStateSql,
} from '../homework/state.ts';
import { skillInfo } from '../practice/skill-info.ts';

export type StudentRow = InferOutput<typeof HomeworkStudentRowSchema>;
export type CommentView = InferOutput<typeof CommentSchema>;
export type HelpAlert = InferOutput<typeof HelpAlertSchema>;

interface PartRow extends StudentTimes, Deadline {
  readonly studentId: string;
  readonly name: string;
  readonly gender: Gender | null;
  readonly state: StudentHomeworkState;
  readonly itemsDone: number;
  readonly itemsTotal: number;
  readonly firstTryRight: number;
  readonly finalRight: number;
  readonly hintsOpened: number;
  readonly activeSeconds: number;
  readonly helpNeeded: boolean;
}

const byName = new Intl.Collator('fa');

/** The condition that a help alert still stands: the skill was not learned since. */
const stillNeeded = sql`not exists (
  select from skill_standing st
  where st.student_id = al.student_id and st.skill_id = al.skill_id and st.band in ('learned', 'mastered'))`;

/** The children of a homework, or one of them, by name: where each is and what came of it. */
export async function studentRows(
  session: Session,
  homeworkId: string,
  now: Date,
  studentId?: string,
): Promise<StudentRow[]> {
  const found = await session.rows<PartRow>(sql`
    select sh.student_id as "studentId", a.first_name || ' ' || a.last_name as name, a.gender,
      ${studentStateSql(now)} as state, h.end_at as "endAt", h.late_policy as "latePolicy",
      sh.own_end_at as "ownEndAt", sh.excused_at as "excusedAt", sh.started_at as "startedAt",
      sh.submitted_at as "submittedAt", sh.reviewed_at as "reviewedAt", sh.last_activity_at as "lastActivityAt",
      sh.items_done as "itemsDone", h.items_total as "itemsTotal", sh.first_try_right as "firstTryRight",
      sh.final_right as "finalRight", sh.hints_opened as "hintsOpened",
      round(sh.active_ms / 1000.0)::int as "activeSeconds",
      exists (
        select from help_alert al join homework_skill hs on hs.skill_id = al.skill_id and hs.homework_id = h.id
        where al.student_id = sh.student_id and al.raised_at >= h.start_at and ${stillNeeded}) as "helpNeeded"
    from student_homework sh
    join homework h on h.id = sh.homework_id
    join account a on a.id = sh.student_id
    where sh.homework_id = ${homeworkId} ${studentId === undefined ? sql`` : sql`and sh.student_id = ${studentId}`}`);
  return found
    .map(
      (row): StudentRow => ({
        student_id: row.studentId,
        name: row.name,
        gender: row.gender,
        state: row.state,
        is_late: isLate(row, row),
        end_at: ownEnd(row, row).toISOString(),
        items_done: row.itemsDone,
        items_total: row.itemsTotal,
        first_try_right: row.firstTryRight,
        right: row.finalRight,
        hints_opened: row.hintsOpened,
        active_seconds: row.activeSeconds,
        last_activity_at: row.lastActivityAt?.toISOString() ?? null,
        help_needed: row.helpNeeded,
        level: homeworkLevel(row.itemsDone, row.firstTryRight),
      }),
    )
    .sort((one, other) => byName.compare(one.name, other.name));
}

export interface SkillTotals {
  readonly skillId: string;
  /** Questions with at least one answer that counted. */
  readonly answered: number;
  readonly firstTryRight: number;
  readonly right: number;
  readonly hintsOpened: number;
}

/** Each skill of a homework in its order, over all children who are not excused. */
export function skillTotals({ rows }: Session, homeworkId: string): Promise<SkillTotals[]> {
  return rows<SkillTotals>(sql`
    select hs.skill_id as "skillId", coalesce(t.answered, 0) as answered,
      coalesce(t."firstTryRight", 0) as "firstTryRight", coalesce(t."right", 0) as "right",
      coalesce(t."hintsOpened", 0) as "hintsOpened"
    from homework_skill hs
    left join (
      select q.skill_id, count(*) filter (where q.tries > 0)::int as answered,
        count(*) filter (where q.first_try_right)::int as "firstTryRight",
        count(*) filter (where q.state in ('right', 'corrected'))::int as "right",
        sum(q.hints_opened)::int as "hintsOpened"
      from question q
      join student_homework sh on sh.homework_id = q.homework_id and sh.student_id = q.student_id
      where q.homework_id = ${homeworkId} and q.twin_of is null and sh.excused_at is null
      group by q.skill_id
    ) t on t.skill_id = hs.skill_id
    where hs.homework_id = ${homeworkId}
    order by hs.position`);
}

/** A standing as the contract has it, written by the database from `skill_standing st`, which may be missing. */
export function standingJson(skillId: SQL): SQL {
  return sql`json_build_object('skill_id', ${skillId}, 'band', coalesce(st.band, 'unseen'),
    'n', coalesce(st.tries, 0), 'estimate', st.estimate)`;
}

/** The cells of children by skills as JSON text, or of one child; a child that has not looked yet has its cells too. */
export async function cellsText({ rows }: Session, homeworkId: string, studentId?: string): Promise<string> {
  const [row] = await rows<{ cells: string }>(sql`
    select coalesce(json_agg(json_build_object(
      'student_id', sh.student_id, 'skill_id', hs.skill_id,
      'done', coalesce(q.done, 0), 'total', coalesce(q.total, h.items_per_skill),
      'first_try_right', coalesce(q.first_try_right, 0), 'right', coalesce(q."right", 0),
      'standing', ${standingJson(sql`hs.skill_id`)}) order by hs.position), '[]')::text as cells
    from student_homework sh
    join homework h on h.id = sh.homework_id
    join homework_skill hs on hs.homework_id = sh.homework_id
    left join (
      select student_id, skill_id, count(*)::int as total,
        count(*) filter (where state <> 'open')::int as done,
        count(*) filter (where first_try_right)::int as first_try_right,
        count(*) filter (where state in ('right', 'corrected'))::int as "right"
      from question where homework_id = ${homeworkId} and twin_of is null
      group by student_id, skill_id
    ) q on q.student_id = sh.student_id and q.skill_id = hs.skill_id
    left join skill_standing st on st.student_id = sh.student_id and st.skill_id = hs.skill_id
    where sh.homework_id = ${homeworkId} ${studentId === undefined ? sql`` : sql`and sh.student_id = ${studentId}`}`);
  return row?.cells ?? '[]';
}

/** Notes of a homework, oldest first: the class's with null, else those within one child's. */
export async function commentsOf(
  { rows }: Session,
  homeworkId: string,
  studentId: string | null,
): Promise<CommentView[]> {
  const found = await rows<Omit<CommentView, 'created_at'> & { created_at: Date }>(sql`
    select m.id, a.first_name || ' ' || a.last_name as author_name,
      case when a.role = 'STUDENT' then 'STUDENT' else 'TEACHER' end as author_role, m.body, m.created_at
    from comment m join account a on a.id = m.author_id
    where m.homework_id = ${homeworkId} and m.student_id is not distinct from ${studentId}::uuid
    order by m.created_at, m.id`);
  return found.map((comment) => ({ ...comment, created_at: comment.created_at.toISOString() }));
}

interface AlertRow {
  readonly studentId: string;
  readonly studentName: string;
  readonly classId: string;
  readonly classTitle: string;
  readonly skillId: string;
  readonly reason: HelpReason;
  readonly raisedAt: Date;
}

/**
 * Standing help alerts by a condition on `help_alert al` and `class c` (the child's), the newest of each child and skill; those who
 * keep failing before those who are slow, then the newest first.
 */
export async function helpAlerts({ rows }: Session, condition: SQL): Promise<HelpAlert[]> {
  const found = await rows<AlertRow>(sql`
    select * from (
      select distinct on (al.student_id, al.skill_id) al.student_id as "studentId",
        a.first_name || ' ' || a.last_name as "studentName", c.id as "classId", c.title as "classTitle",
        al.skill_id as "skillId", al.reason, al.raised_at as "raisedAt"
      from help_alert al
      join account a on a.id = al.student_id
      join enrolment e on e.student_id = al.student_id and e.state = 'active'
      join class c on c.id = e.class_id
      where ${condition} and ${stillNeeded}
      order by al.student_id, al.skill_id, al.raised_at desc
    ) alert
    order by reason = 'four-wrong-in-a-row' desc, "raisedAt" desc`);
  return found.map((row) => ({
    student_id: row.studentId,
    student_name: row.studentName,
    class_id: row.classId,
    class_title: row.classTitle,
    skill_id: row.skillId,
    skill_title: skillInfo(row.skillId).title,
    reason: row.reason,
    raised_at: row.raisedAt.toISOString(),
  }));
}
