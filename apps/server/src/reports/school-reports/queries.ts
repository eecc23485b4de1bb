import type { BandCounts } from '@mashq/api/contract';
import { AssignmentCountsSchema } from '@mashq/api/contract';
import type { MasteryLevel } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';
import { CountRow, textAs } from '../../platform/db/row.ts';
import {
  LEARNED,
  NO_PARTS,
  PART_COUNTS,
  type PartCounts,
  partColumns,
  practiceCounts,
} from '../../questions/measures.ts';
import { isTeachingAt } from '../../school/find-classes.ts';
import { inState } from '../../work/assignments/teacher-queries.ts';

/** A part of the school that a report is about; all of it where nothing is named. */
export interface ReportScope {
  readonly schoolId: string;
  readonly classId?: string | undefined;
  readonly studentId?: string | undefined;
}

/** The ids of the children of this year's classes whom a report is about; a child of two classes is there once. */
export function childrenOf({ schoolId, classId, studentId }: ReportScope): SQL {
  return sql`(
    select distinct e.student_id from enrolment e
    join class c on c.school_id = e.school_id and c.id = e.class_id
    where e.school_id = ${schoolId} and e.state = 'active' and c.archived_at is null
      ${classId === undefined ? sql`` : sql`and c.id = ${classId}`}
      ${studentId === undefined ? sql`` : sql`and e.student_id = ${studentId}`})`;
}

/** How `question q` ended, as one column each. */
const OUTCOMES = sql`count(*)::int as answered,
  (count(*) filter (where q.first_try_right))::int as first_try_right,
  (count(*) filter (where not q.first_try_right and q.state in ('right', 'corrected')))::int as right_later,
  (count(*) filter (where not q.first_try_right and q.state not in ('right', 'corrected')))::int as not_right`;

export const QuestionOutcomes = v.object({
  answered: v.number(),
  first_try_right: v.number(),
  right_later: v.number(),
  not_right: v.number(),
});
export type QuestionOutcomes = v.InferOutput<typeof QuestionOutcomes>;

const NONE: QuestionOutcomes = { answered: 0, first_try_right: 0, right_later: 0, not_right: 0 };

/**
 * A question whose verdict its child knows: one that hides results is not told right from wrong before it shows them, in
 * reports either.
 */
const ANSWERED = sql`q.tries > 0 and q.counted_at is not null and q.withdrawn_at is null`;

/** How the newest `count` answered questions ended, of one homework or some skills alone where they are given. */
export async function newestOutcomes(
  { query }: Session,
  scope: ReportScope,
  count: number,
  { homeworkId, skillIds }: { readonly homeworkId?: string | undefined; readonly skillIds?: string[] | undefined },
): Promise<QuestionOutcomes> {
  const [found] = await query(
    QuestionOutcomes,
    sql`
    select ${OUTCOMES} from (
      select q.first_try_right, q.state from question q
      where q.school_id = ${scope.schoolId} and q.student_id in ${childrenOf(scope)} and ${ANSWERED}
        ${homeworkId === undefined ? sql`` : sql`and q.assignment_id = ${homeworkId}`}
        ${skillIds === undefined ? sql`` : sql`and q.skill_id = any(${sql.param(skillIds)}::text[])`}
      order by q.counted_at desc, q.id
      limit ${count}
    ) q`,
  );
  return found ?? NONE;
}

/** How the questions answered since a moment ended. */
export async function outcomesSince({ query }: Session, scope: ReportScope, since: Date): Promise<QuestionOutcomes> {
  const [found] = await query(
    QuestionOutcomes,
    sql`
    select ${OUTCOMES} from question q
    where q.school_id = ${scope.schoolId} and q.student_id in ${childrenOf(scope)} and ${ANSWERED}
      and q.counted_at >= ${since}::timestamptz`,
  );
  return found ?? NONE;
}

export const DayNumbers = v.object({
  /** Counted from the start, the first is 0. */
  day: v.number(),
  answered: v.number(),
  firstTryRight: v.number(),
  minutes: v.number(),
  students: v.number(),
});
export type DayNumbers = v.InferOutput<typeof DayNumbers>;

/** Practice by day since a midnight in Tehran, answers that came too late left out; days without any are not there. */
export function practiceByDay({ query }: Session, scope: ReportScope, start: Date): Promise<DayNumbers[]> {
  return query(
    DayNumbers,
    sql`
    select floor(extract(epoch from a.answered_at - ${start}::timestamptz) / 86400)::int as day,
      ${practiceCounts.answered} as answered, ${practiceCounts.firstTryRight} as "firstTryRight",
      ${practiceCounts.minutes} as minutes, ${practiceCounts.students} as students
    from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
    where a.school_id = ${scope.schoolId} and a.student_id in ${childrenOf(scope)}
      and a.late_reason is null and a.answered_at >= ${start}::timestamptz
    group by 1`,
  );
}

export const Practice = v.object({
  students: v.number(),
  practiced: v.number(),
  answered: v.number(),
  minutes: v.number(),
});
export type Practice = v.InferOutput<typeof Practice>;

/** Children, and what they did since a moment, answers that came too late left out. */
export async function practiceSince({ query }: Session, scope: ReportScope, since: Date): Promise<Practice> {
  const [found] = await query(
    Practice,
    sql`
    with child as materialized (select student_id from ${childrenOf(scope)} child)
    select (select count(*)::int from child) as students,
      ${practiceCounts.students} as practiced, ${practiceCounts.answered} as answered, ${practiceCounts.minutes} as minutes
    from attempt a
    where a.school_id = ${scope.schoolId} and a.student_id in (select student_id from child)
      and a.late_reason is null and a.answered_at >= ${since}::timestamptz`,
  );
  return found ?? { students: 0, practiced: 0, answered: 0, minutes: 0 };
}

/** Work of every kind that is open in classes of this year. */
export async function countOpenWork({ query }: Session, schoolId: string, now: Date): Promise<number> {
  const [found] = await query(
    CountRow,
    sql`
    select count(*)::int as count from assignment w
    join class c on c.school_id = w.school_id and c.id = w.class_id
    where w.school_id = ${schoolId} and c.archived_at is null and ${inState('open', now)}`,
  );
  return found?.count ?? 0;
}

export const InactiveTeacher = v.object({
  teacher_id: v.string(),
  name: v.string(),
  class_titles: v.array(v.string()),
  lastSetAt: v.nullable(v.date()),
});
export type InactiveTeacher = v.InferOutput<typeof InactiveTeacher>;

/** Teachers of a class of this year. */
export async function countTeachers({ query }: Session, schoolId: string, now: Date): Promise<number> {
  const [found] = await query(
    CountRow,
    sql`
    select count(distinct ct.teacher_id)::int as count
    from class_teacher ct join class c on c.school_id = ct.school_id and c.id = ct.class_id
    where ct.school_id = ${schoolId} and c.archived_at is null and ${isTeachingAt(now)}`,
  );
  return found?.count ?? 0;
}

export const SchoolStart = v.object({ classes: v.number(), signedIn: v.number(), hasSetWork: v.boolean() });
export type SchoolStart = v.InferOutput<typeof SchoolStart>;

/** How far a new school has come: classes of this year, their children who have signed in, and whether work was ever set. */
export async function schoolStart({ query }: Session, schoolId: string): Promise<SchoolStart> {
  const [found] = await query(
    SchoolStart,
    sql`
    select
      (select count(*)::int from class c where c.school_id = ${schoolId} and c.archived_at is null) as classes,
      (select count(*)::int from ${childrenOf({ schoolId })} child
        where exists (select from account_session s where s.account_id = child.student_id)) as "signedIn",
      exists (
        select from assignment w
        where w.school_id = ${schoolId} and w.published_at is not null and w.removed_at is null) as "hasSetWork"`,
  );
  return found ?? { classes: 0, signedIn: 0, hasSetWork: false };
}

/** Teachers of a class of this year who have set no work since a moment; those who never did first, then the longest ago. */
export function inactiveTeachers(
  { query }: Session,
  schoolId: string,
  since: Date,
  now: Date,
): Promise<InactiveTeacher[]> {
  return query(
    InactiveTeacher,
    sql`
    select t.id as teacher_id, t.first_name || ' ' || t.last_name as name, taught.class_titles,
      (select max(w.published_at) from assignment w
        where w.school_id = ${schoolId} and w.teacher_id = t.id and w.removed_at is null) as "lastSetAt"
    from (
      select ct.teacher_id, array_agg(c.title order by c.grade, c.title) as class_titles
      from class_teacher ct join class c on c.school_id = ct.school_id and c.id = ct.class_id
      where ct.school_id = ${schoolId} and c.archived_at is null and ${isTeachingAt(now)}
      group by ct.teacher_id
    ) taught
    join account t on t.id = taught.teacher_id
    where not exists (
      select from assignment w
      where w.school_id = ${schoolId} and w.teacher_id = t.id and w.removed_at is null
        and w.published_at >= ${since}::timestamptz)
    order by 4 asc nulls first, 2, 1`,
  );
}

/** Where children are with the homework of classes of this year. */
export async function homeworkOutcomes({ query }: Session, scope: ReportScope, now: Date): Promise<PartCounts> {
  const { schoolId, classId } = scope;
  const [found] = await query(
    AssignmentCountsSchema,
    sql`
    select ${PART_COUNTS}
    from (
      select ${partColumns(now)}
      from student_assignment sa
      join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
      join class c on c.school_id = w.school_id and c.id = w.class_id
      where sa.school_id = ${schoolId} and w.kind = 'homework' and w.removed_at is null and w.published_at is not null
        and w.start_at <= ${now}::timestamptz and c.archived_at is null
        ${classId === undefined ? sql`` : sql`and c.id = ${classId}`}
        and sa.student_id in ${childrenOf(scope)}
    ) part`,
  );
  return found ?? NO_PARTS;
}

export const SkillBand = v.object({
  skillId: v.string(),
  band: textAs<MasteryLevel>(),
  count: v.number(),
});
export type SkillBand = v.InferOutput<typeof SkillBand>;

/** How many children of a grade are in which band of each skill that one of them has begun; the rest are `unseen`. */
export function gradeBands({ query }: Session, schoolId: string, grade: number): Promise<SkillBand[]> {
  return query(
    SkillBand,
    sql`
    select st.skill_id as "skillId", st.band, count(*)::int as count from skill_mastery st
    where st.school_id = ${schoolId} and st.band <> 'unseen' and starts_with(st.skill_id, ${`g${grade}-`}) and st.student_id in (
      select e.student_id from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
      where e.school_id = ${schoolId} and e.state = 'active' and c.archived_at is null and c.grade = ${grade})
    group by 1, 2`,
  );
}

export const ClassScore = v.object({
  classId: v.string(),
  answered: v.number(),
  firstTryRight: v.number(),
  learned: v.number(),
});
export type ClassScore = v.InferOutput<typeof ClassScore>;

/** Each class of a grade: its children's questions since a moment, and the skills of the grade they have learned. */
export function classScores({ query }: Session, schoolId: string, grade: number, since: Date): Promise<ClassScore[]> {
  return query(
    ClassScore,
    sql`
    with member as materialized (
      select e.class_id, e.student_id from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
      where e.school_id = ${schoolId} and e.state = 'active' and c.archived_at is null and c.grade = ${grade}
    ), done as (
      select q.student_id, count(*)::int as answered, (count(*) filter (where q.first_try_right))::int as first_try_right
      from question q
      where q.school_id = ${schoolId} and q.student_id in (select student_id from member) and ${ANSWERED}
        and q.counted_at >= ${since}::timestamptz
      group by 1
    ), learned as (
      select st.student_id, count(*)::int as count from skill_mastery st
      where st.school_id = ${schoolId} and st.student_id in (select student_id from member)
        and starts_with(st.skill_id, ${`g${grade}-`}) and ${LEARNED}
      group by 1
    )
    select member.class_id as "classId", coalesce(sum(done.answered), 0)::int as answered,
      coalesce(sum(done.first_try_right), 0)::int as "firstTryRight", coalesce(sum(learned.count), 0)::int as learned
    from member
    left join done on done.student_id = member.student_id
    left join learned on learned.student_id = member.student_id
    group by 1`,
  );
}

export const NOBODY: BandCounts = { unseen: 0, starting: 0, learning: 0, near: 0, learned: 0, mastered: 0 };
