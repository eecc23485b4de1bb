import type { OverseenWeek } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { weekStart } from '../../platform/calendar.ts';
import type { Session } from '../../platform/db/database.ts';
import { numberAs } from '../../platform/db/row.ts';
import { practiceCounts } from '../../questions/measures.ts';
import { withoutFigures } from './small-groups.ts';

export type Grade = OverseenWeek['grades'][number]['grade'];

const WEEK_MS = 7 * 24 * 3_600_000;
const FIGURES = ['students', 'answered', 'first_try_right', 'minutes'] as const;
const NOBODY = { students: 0, answered: 0, first_try_right: 0, minutes: 0 };

const WeekRow = v.object({
  /** Counted from the start, the first is 0. */
  week: v.number(),
  /** Null for all grades together: a child of two grades is there once. */
  grade: v.nullable(numberAs<Grade>()),
  students: v.number(),
  answered: v.number(),
  first_try_right: v.number(),
  minutes: v.number(),
});
type WeekRow = v.InferOutput<typeof WeekRow>;

/** Practice of the children of this year's classes since a Saturday in Tehran, answers that came too late left out. */
function practiceByWeek({ query }: Session, schoolId: string, start: Date): Promise<WeekRow[]> {
  return query(
    WeekRow,
    sql`
    with child as materialized (
      select distinct e.student_id, c.grade from enrolment e
      join class c on c.school_id = e.school_id and c.id = e.class_id
      where e.school_id = ${schoolId} and e.state = 'active' and c.archived_at is null
    ), member as (
      select student_id, grade from child union all select distinct student_id, null::int from child
    )
    select floor(extract(epoch from a.answered_at - ${start}::timestamptz) / 604800)::int as week, m.grade,
      ${practiceCounts.students} as students, ${practiceCounts.answered} as answered,
      ${practiceCounts.firstTryRight} as first_try_right, ${practiceCounts.minutes} as minutes
    from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
    join member m on m.student_id = a.student_id
    where a.school_id = ${schoolId} and a.late_reason is null and a.answered_at >= ${start}::timestamptz
    group by 1, 2`,
  );
}

/** What of a school is hidden: all of it, or some grades. */
export interface Hidden {
  readonly all: boolean;
  readonly grades: readonly { readonly grade: Grade; readonly isHidden: boolean }[];
}

/** A school by week, the last one this week, in all and by grade. */
export async function weeksOf(
  db: Session,
  schoolId: string,
  { weeks, now, hidden }: { readonly weeks: number; readonly now: Date; readonly hidden: Hidden },
): Promise<OverseenWeek[]> {
  const start = new Date(weekStart(now).getTime() - (weeks - 1) * WEEK_MS);
  const rows = await practiceByWeek(db, schoolId, start);
  const found = new Map(rows.map(({ week, grade, ...figures }) => [`${week} ${grade}`, figures]));
  return Array.from({ length: weeks }, (_, week) => {
    const of = (grade: Grade | null, isHidden: boolean) =>
      withoutFigures(found.get(`${week} ${grade}`) ?? NOBODY, isHidden ? FIGURES : []);
    return {
      week: new Date(start.getTime() + week * WEEK_MS).toISOString(),
      all: of(null, hidden.all),
      grades: hidden.grades.map(({ grade, isHidden }) => ({ grade, ...of(grade, isHidden || hidden.all) })),
    };
  });
}
