import type { CommentSchema, HelpAlertSchema, HomeworkStudentRowSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Session } from '../db/database.ts';
import type { Gender, HelpReason } from '../db/schema/index.ts';
import { homeworkLevel } from '../homework/level.ts';
import {
  type Deadline,
  effectiveDeadline,
  isLate,
  type StudentHomeworkState,
  type StudentTimes,
  studentStateSql,
} from '../homework/state.ts';
import { persianOrder } from '../persian-order.ts';
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

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Seven days before a moment. */
export function weekBefore(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}

/** The condition that `help_alert al` is of the last seven days: nobody is reminded of older ones. */
export function helpSince(now: Date): SQL {
  return sql`al.raised_at >= ${weekBefore(now)}::timestamptz`;
}

/** The condition that `help_alert al` still stands: the skill was not learned since. */
export const stillNeeded = sql`not exists (
  select from skill_mastery st
  where st.school_id = al.school_id and st.student_id = al.student_id and st.skill_id = al.skill_id and st.band in ('learned', 'mastered'))`;

/** The children of a homework, or one of them, by name: where each is and what came of it. */
export async function studentRows(
  session: Session,
  schoolId: string,
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
        select from help_alert al
        join homework_skill hs on hs.school_id = h.school_id and hs.skill_id = al.skill_id and hs.homework_id = h.id
        where al.school_id = h.school_id and al.student_id = sh.student_id and al.raised_at >= h.start_at and ${stillNeeded}) as "helpNeeded"
    from student_homework sh
    join homework h on h.school_id = sh.school_id and h.id = sh.homework_id
    join account a on a.id = sh.student_id
    where sh.school_id = ${schoolId} and sh.homework_id = ${homeworkId}
      ${studentId === undefined ? sql`` : sql`and sh.student_id = ${studentId}`}`);
  return found
    .map(
      (row): StudentRow => ({
        student_id: row.studentId,
        name: row.name,
        gender: row.gender,
        state: row.state,
        is_late: isLate(row, row),
        end_at: effectiveDeadline(row, row).toISOString(),
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
    .sort((one, other) => persianOrder.compare(one.name, other.name));
}

export interface SkillTotals {
  readonly skillId: string;
  /** Questions with at least one answer that counted. */
  readonly answered: number;
  readonly firstTryRight: number;
  readonly right: number;
  readonly hintsOpened: number;
}

export interface HomeworkNumbers {
  /** Each skill in its order, over all children who are not excused. */
  readonly skills: readonly SkillTotals[];
  /** The cells of children by skills as JSON text; a child that has not looked yet has its cells too. */
  readonly cells: string;
}

/**
 * What is counted of a homework's questions, in one pass over them: by child and skill, and from those by skill. Of one
 * child when it is named. The cells are put together as text, which costs the database a third of making JSON of each part;
 * ids and numbers need no quoting, names get theirs once.
 */
export async function homeworkNumbers(
  { rows }: Session,
  schoolId: string,
  homeworkId: string,
  studentId?: string,
): Promise<HomeworkNumbers> {
  const of = (column: SQL) => (studentId === undefined ? sql`` : sql`and ${column} = ${studentId}`);
  const [found] = await rows<HomeworkNumbers>(sql`
    with counted as materialized (
      select student_id, skill_id, count(*)::int as total,
        count(*) filter (where state <> 'open')::int as done,
        count(*) filter (where tries > 0)::int as answered,
        count(*) filter (where first_try_right)::int as first_try_right,
        count(*) filter (where state in ('right', 'corrected'))::int as "right",
        sum(hints_opened)::int as hints_opened
      from question
      where school_id = ${schoolId} and homework_id = ${homeworkId} and similar_to is null ${of(sql`student_id`)}
      group by student_id, skill_id
    ), part as materialized (
      select student_id, excused_at from student_homework
      where school_id = ${schoolId} and homework_id = ${homeworkId} ${of(sql`student_id`)}
    ), asked as materialized (
      select hs.skill_id, hs.position, to_json(hs.skill_id)::text as name, h.items_per_skill
      from homework_skill hs join homework h on h.school_id = hs.school_id and h.id = hs.homework_id
      where hs.school_id = ${schoolId} and hs.homework_id = ${homeworkId}
    )
    select (
      select '[' || coalesce(string_agg(concat(
        '{"student_id":"', p.student_id, '","skill_id":', k.name,
        ',"done":', coalesce(c.done, 0), ',"total":', coalesce(c.total, k.items_per_skill),
        ',"first_try_right":', coalesce(c.first_try_right, 0), ',"right":', coalesce(c."right", 0),
        ',"mastery":{"skill_id":', k.name, ',"band":', to_json(coalesce(st.band, 'unseen')),
        ',"n":', coalesce(st.tries, 0), ',"estimate":', coalesce(st.estimate::text, 'null'), '}}'
        ), ',' order by k.position), '') || ']'
      from part p cross join asked k
      left join counted c on c.student_id = p.student_id and c.skill_id = k.skill_id
      left join skill_mastery st
        on st.school_id = ${schoolId} and st.student_id = p.student_id and st.skill_id = k.skill_id
    ) as cells, (
      select coalesce(json_agg(json_build_object('skillId', k.skill_id, 'answered', coalesce(t.answered, 0),
        'firstTryRight', coalesce(t.first_try_right, 0), 'right', coalesce(t."right", 0),
        'hintsOpened', coalesce(t.hints_opened, 0)) order by k.position), '[]')
      from asked k left join (
        select c.skill_id, sum(c.answered) as answered, sum(c.first_try_right) as first_try_right,
          sum(c."right") as "right", sum(c.hints_opened) as hints_opened
        from counted c join part p on p.student_id = c.student_id
        where p.excused_at is null
        group by c.skill_id
      ) t on t.skill_id = k.skill_id
    ) as skills`);
  if (!found) throw new Error('an aggregate gave no row');
  return found;
}

/** A mastery as the contract has it, written by the database from `skill_mastery st`, which may be missing. */
export function masteryJson(skillId: SQL): SQL {
  return sql`json_build_object('skill_id', ${skillId}, 'band', coalesce(st.band, 'unseen'),
    'n', coalesce(st.tries, 0), 'estimate', st.estimate)`;
}

/** Notes of a homework, oldest first: the class's with null, else those within one child's. */
export async function commentsOf(
  { rows }: Session,
  schoolId: string,
  homeworkId: string,
  studentId: string | null,
): Promise<CommentView[]> {
  const found = await rows<Omit<CommentView, 'created_at'> & { created_at: Date }>(sql`
    select m.id, a.first_name || ' ' || a.last_name as author_name,
      case when a.role = 'STUDENT' then 'STUDENT' else 'TEACHER' end as author_role, m.body, m.created_at
    from comment m join account a on a.id = m.author_id
    where m.school_id = ${schoolId} and m.homework_id = ${homeworkId} and m.student_id is not distinct from ${studentId}::uuid
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
 * Mastery help alerts by a condition on `help_alert al` and `class c` (the child's), which names the school; the newest of each child and skill; those who
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
      join enrolment e on e.school_id = al.school_id and e.student_id = al.student_id and e.state = 'active'
      join class c on c.school_id = e.school_id and c.id = e.class_id
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
