/**
 * Measures as SQL, and of rows: what `@mashq/api/measures` defines, for the database. Queries of services use these parts and
 * have no rule of their own of what is done, handed in, late, learned, or needs help. docs/measures.md lists them.
 */

import type { AssignmentCountsSchema } from '@mashq/api/contract';
import { HELP_BELOW_TENTHS, isOver, type Level, MIN_ASSESSED, RECENT_DAYS, workLevel } from '@mashq/api/measures';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { daysBefore } from '../platform/calendar.ts';
import type { AssignmentKind } from '../platform/db/schema/index.ts';
import { type StudentAssignmentState, type StudentTimes, studentStateSql } from './assignment-state.ts';

interface Items {
  readonly itemsDone: number;
  readonly itemsTotal: number;
}

/** Whether a child handed in: by itself, or with all questions done when its time ended. */
export function isHandedIn(
  state: StudentAssignmentState,
  { submittedAt, itemsDone, itemsTotal }: Pick<StudentTimes, 'submittedAt'> & Items,
): boolean {
  return isOver(state) && (submittedAt !== null || itemsDone >= itemsTotal);
}

interface Result extends Items {
  readonly kind: AssignmentKind;
  readonly firstTryRight: number;
}

/**
 * The descriptive level of a child's work. A package is a path whose activities are completed by enough right answers: what
 * a child did not have to do any more is not held against it.
 */
export function levelOfWork(
  state: StudentAssignmentState,
  { kind, itemsDone: done, itemsTotal, firstTryRight }: Result,
): Level {
  return workLevel({
    isOver: isOver(state),
    total: kind === 'package' ? done : itemsTotal,
    done,
    firstTryRight,
  });
}

export type PartCounts = InferOutput<typeof AssignmentCountsSchema>;

/** The columns of `student_assignment sa` joined to `assignment w` that `PART_COUNTS` counts. */
export const partColumns = (now: Date): SQL => sql`${studentStateSql(now)} as state,
  (sa.submitted_at is not null or sa.items_done >= sa.items_total) as complete`;

/** Of those columns: who is to do the work, and who of them handed it in. */
export const EXPECTED_PART = sql`state <> 'excused'`;
export const HANDED_IN_PART = sql`state in ('submitted', 'auto_submitted', 'reviewed') and complete`;

const PARTS: Readonly<Record<keyof PartCounts, SQL>> = {
  assigned: sql`true`,
  not_started: sql`state = 'not_started'`,
  in_progress: sql`state = 'in_progress'`,
  submitted: HANDED_IN_PART,
  auto_submitted: sql`state in ('submitted', 'auto_submitted', 'reviewed') and not complete`,
  missing: sql`state = 'missing'`,
  excused: sql`state = 'excused'`,
};

/** Children of assigned work by where they are, a column each, of rows of `partColumns`. They sum to `assigned`. */
export const PART_COUNTS: SQL = sql.join(
  Object.entries(PARTS).map(
    ([name, condition]) => sql`(count(*) filter (where ${condition}))::int as ${sql.identifier(name)}`,
  ),
  sql`, `,
);

export const NO_PARTS: PartCounts = {
  assigned: 0,
  not_started: 0,
  in_progress: 0,
  submitted: 0,
  auto_submitted: 0,
  missing: 0,
  excused: 0,
};

/** What is counted of rows of `question q` of assigned work, similar questions left out. */
export const questionCounts = {
  /** Takes no more answers: right, wrong for the last time, its solution seen, or credited. */
  done: sql`(count(*) filter (where q.state <> 'open'))::int`,
  /** Has an answer that counts, or is done. */
  answered: sql`(count(*) filter (where q.tries > 0 or q.state <> 'open'))::int`,
  firstTryRight: sql`(count(*) filter (where q.first_try_right))::int`,
  right: sql`(count(*) filter (where q.state in ('right', 'corrected')))::int`,
} as const;

/** The condition that answer `a` counts: it could be read, and came in time. */
export const answerCounts = (alias: 'a' | 't'): SQL => {
  const table = sql.raw(alias);
  return sql`${table}.verdict <> 'invalid' and ${table}.late_reason is null`;
};

/**
 * What is counted of answers `a` with their questions `q`. A question is counted once, at its first try, however often it was
 * answered; of one whose results are hidden it is not told whether it was right.
 */
export const practiceCounts = {
  answered: sql`(count(*) filter (where a.first_try))::int`,
  /** All that count, further tries included: a day with one of them is a day of practice, also where it is a correction alone. */
  answers: sql`(count(*) filter (where a.verdict <> 'invalid'))::int`,
  firstTryRight: sql`(count(*) filter (where a.first_try and q.counted_at is not null and q.first_try_right))::int`,
  /** Of `answered`, those whose results are not out yet. */
  waiting: sql`(count(*) filter (where a.first_try and q.counted_at is null))::int`,
  minutes: sql`coalesce(round(sum(a.active_ms) / 60000.0), 0)::int`,
  students: sql`(count(distinct a.student_id) filter (where a.verdict <> 'invalid'))::int`,
} as const;

/** The condition that answer `t` counts and was given in the last seven days: its child practiced lately. */
export const countsLately = (now: Date): SQL =>
  sql`t.answered_at >= ${daysBefore(now, RECENT_DAYS)}::timestamptz and ${answerCounts('t')}`;

/** A skill of a child that is learned, by its row of `skill_mastery st`. */
export const LEARNED = sql`st.band in ('learned', 'mastered')`;

/** When a child's `part` of a `work` was over. */
const OVER_AT = sql`coalesce(part.submitted_at, part.own_end_at, work.end_at)`;

/**
 * A query for who needs help now, in which skill and why: `school_id`, `student_id`, `skill_id`, `reason` and `raised_at`, one
 * row or more for a child and skill. `whose` is a condition on the child's rows, which names the school. Every screen that
 * counts or names children in need reads this. Two things call for help, for seven days:
 *
 * - an alert of the skill, until the child has learned it, or, after four wrong in a row, answers rightly again and is near;
 * - a work that went badly: of the questions the child did in it, fewer than half were right at the first try. The
 *   skills are those of the questions that were not. Quizzes have results of their own.
 */
export function needsHelp(whose: (rows: SQL) => SQL, now: Date): SQL {
  const since = sql`${daysBefore(now, RECENT_DAYS)}::timestamptz`;
  return sql`
    select alert.school_id, alert.student_id, alert.skill_id, alert.reason, alert.raised_at
    from help_alert alert
    where ${whose(sql`alert`)} and alert.raised_at >= ${since} and not exists (
      select from skill_mastery st
      where st.school_id = alert.school_id and st.student_id = alert.student_id and st.skill_id = alert.skill_id
        and (${LEARNED} or (alert.reason = 'four-wrong-in-a-row' and st.band = 'near' and st.wrong_in_a_row = 0)))
    union all
    select part.school_id, part.student_id, missed.skill_id, 'weak-in-work' as reason, ${OVER_AT} as raised_at
    from student_assignment part
    join assignment work on work.school_id = part.school_id and work.id = part.assignment_id
    join question missed on missed.school_id = part.school_id and missed.assignment_id = part.assignment_id
      and missed.student_id = part.student_id
    where ${whose(sql`part`)} and work.kind <> 'quiz' and work.removed_at is null and part.excused_at is null
      and part.items_done >= ${MIN_ASSESSED} and part.first_try_right * 10 < part.items_done * ${HELP_BELOW_TENTHS}
      and (part.submitted_at is not null or work.late_policy = 'reject')
      and ${OVER_AT} >= ${since} and ${OVER_AT} <= ${now}::timestamptz
      and missed.similar_to is null and missed.state <> 'open' and not missed.first_try_right`;
}

/** The condition that a child needs help now, by its rows' alias. */
export const childNeedsHelp = (child: SQL, now: Date): SQL =>
  sql`exists (${needsHelp(
    (rows) => sql`${rows}.school_id = ${child}.school_id and ${rows}.student_id = ${child}.student_id`,
    now,
  )})`;
