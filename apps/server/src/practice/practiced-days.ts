import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from '../platform/db/database.ts';
import { practiceCounts } from '../questions/measures.ts';

export const PracticedDay = v.object({
  studentId: v.string(),
  /** Counted from the start, the first is 0. */
  day: v.number(),
  /** Questions answered, each on the day of its first try. */
  done: v.number(),
  /** Answers that count, further tries included. */
  answers: v.number(),
  firstTryRight: v.number(),
  /** Of `done`, those whose results are not out yet. */
  waiting: v.number(),
  seconds: v.number(),
});
export type PracticedDay = v.InferOutput<typeof PracticedDay>;

/** What children did on each day since a midnight in Tehran, without answers that came too late to count; one query. */
export function practicedDays(
  { query }: Session,
  schoolId: string,
  studentIds: readonly string[],
  start: Date,
): Promise<PracticedDay[]> {
  return query(
    PracticedDay,
    sql`
    select a.student_id as "studentId", floor(extract(epoch from a.answered_at - ${start}::timestamptz) / 86400)::int as day,
      ${practiceCounts.answered} as done, ${practiceCounts.answers} as answers, ${practiceCounts.firstTryRight} as "firstTryRight",
      ${practiceCounts.waiting} as waiting,
      (sum(a.active_ms) / 1000.0)::float8 as seconds
    from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
    where a.school_id = ${schoolId} and a.student_id = any(${sql.param([...studentIds])}::uuid[])
      and a.late_reason is null and a.answered_at >= ${start}::timestamptz
    group by 1, 2`,
  );
}
