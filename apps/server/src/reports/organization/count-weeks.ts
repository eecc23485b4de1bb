import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { practiceCounts } from '../../questions/measures.ts';
import { MIN_CHILDREN } from './small-groups.ts';
import { sweepSchools } from './sweep-schools.ts';

export const WEEK_MS = 7 * 24 * 3_600_000;
/** As far back as a page goes; a school is counted so far the first time. */
export const MAX_WEEKS = 26;
/** Weeks that are counted again, the running one among them: answers that were given offline come later. */
const OPEN_WEEKS = 2;
/** Schools of one statement: each reads all answers of its weeks. */
const BATCH = 10;

/** The Saturday on which the first of so many weeks begins, of which the last one is running. */
export const firstWeek = (now: Date, weeks: number): Date => new Date(weekStart(now).getTime() - (weeks - 1) * WEEK_MS);

/** A query for the groups of schools: `school_id`, `grade`, `members`, and whether their figures are hidden. */
function groupsOf(ids: SQL): SQL {
  const isSmall = sql`g.members between 1 and ${MIN_CHILDREN - 1}`;
  // Grades are parts of the school, which is known: where the small ones are few children together, the next larger grade is
  // hidden with them, as `hideSmallGroups` does it on the pages of one school.
  return sql`
    select school_id, grade, members,
      is_small or (grade <> 0 and few between 1 and ${MIN_CHILDREN - 1} and place = 1) as is_hidden
    from (
      select g.school_id, g.grade, g.members, ${isSmall} as is_small,
        coalesce(sum(g.members) filter (where ${isSmall}) over (partition by g.school_id, g.grade = 0), 0) as few,
        row_number() over (partition by g.school_id, g.grade = 0, ${isSmall} order by g.members, g.grade) as place
      from (
        select o.id as school_id, 0 as grade, count(distinct child.student_id)::int as members
        from unnest(${ids}) as o(id) left join child on child.school_id = o.id group by o.id
        union all
        select school_id, grade, count(*)::int from child group by school_id, grade
      ) g
    ) marked`;
}

/** Counts the weeks of schools since a Saturday and stores them in place of what was there. */
async function storeWeeks({ execute }: Session, schoolIds: readonly string[], start: Date, now: Date): Promise<void> {
  const ids = sql`${sql.param([...schoolIds])}::uuid[]`;
  const from = sql`${start}::timestamptz`;
  const weeks = Math.round((weekStart(now).getTime() - start.getTime()) / WEEK_MS);
  await execute(sql`delete from school_week where school_id = any(${ids}) and week >= ${from}`);
  await execute(sql`
    with /* across schools: weeks of schools */ child as materialized (
      select distinct c.school_id, e.student_id, c.grade
      from class c join enrolment e on e.school_id = c.school_id and e.class_id = c.id and e.state = 'active'
      where c.school_id = any(${ids}) and c.archived_at is null
    ), member as (
      select school_id, student_id, grade from child union all select distinct school_id, student_id, 0 from child
    ), a as (
      select t.school_id, t.student_id, t.skill_id, t.question_id, t.first_try, t.verdict, m.grade,
        floor(extract(epoch from t.answered_at - ${from}) / 604800)::int as week
      from member m join attempt t on t.school_id = m.school_id and t.student_id = m.student_id
      where t.answered_at >= ${from} and t.late_reason is null
    ), counted as materialized (
      select a.school_id, a.grade, a.week, a.skill_id, grouping(a.skill_id) = 1 as is_whole,
        ${practiceCounts.students} as students, ${practiceCounts.answered} as answered,
        ${practiceCounts.firstTryRight} as first_try_right
      from a join question q on q.school_id = a.school_id and q.id = a.question_id
      group by grouping sets ((a.school_id, a.grade, a.week), (a.school_id, a.grade, a.week, a.skill_id))
    ), stored as (
      insert into school_week (school_id, week, grade, members, students, answered, first_try_right, is_hidden, counted_at)
      select g.school_id, ${from} + n.week * interval '7 days', g.grade, g.members, coalesce(k.students, 0),
        coalesce(k.answered, 0), coalesce(k.first_try_right, 0), g.is_hidden, ${now}::timestamptz
      from (${groupsOf(ids)}) g cross join generate_series(0, ${weeks}::int) as n(week)
      left join counted k on k.school_id = g.school_id and k.grade = g.grade and k.week = n.week and k.is_whole
    )
    insert into school_week_skill (school_id, week, grade, skill_id, students, answered, first_try_right)
    select school_id, ${from} + week * interval '7 days', grade, skill_id, students, answered, first_try_right
    from counted where not is_whole and grade <> 0 and week between 0 and ${weeks}::int`);
}

const DueSchool = v.object({ id: v.string(), last: v.nullable(v.date()) });

/**
 * Counts the weeks of every school again whose figures are older than `freshMs`: all weeks of a page the first time, then the
 * last ones, and those that nobody counted while the server was away. Returns how many schools there were.
 */
export function recountWeeks(
  context: Pick<Context, 'db' | 'clock'>,
  freshMs = 0,
  signal?: AbortSignal,
): Promise<number> {
  return sweepSchools(context, {
    shape: DueSchool,
    lock: 7_236_418,
    batch: BATCH,
    freshMs,
    ...(signal && { signal }),
    columns: sql`s.id, o.last`,
    figures: sql`lateral (
      select max(w.week) as last, max(w.counted_at) as counted_at from school_week w where w.school_id = s.id and w.grade = 0) o on true`,
    which: sql`s.kind = 'school'`,
    store: async (tx, schools, now) => {
      const first = firstWeek(now, MAX_WEEKS).getTime();
      const open = firstWeek(now, OPEN_WEEKS).getTime();
      const startOf = (last: Date | null) => Math.max(first, Math.min(open, last?.getTime() ?? first));
      for (const [start, same] of Map.groupBy(schools, ({ last }) => startOf(last)))
        await storeWeeks(
          tx,
          same.map(({ id }) => id),
          new Date(start),
          now,
        );
    },
  });
}
