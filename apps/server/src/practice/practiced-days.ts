import { sql } from 'drizzle-orm';
import type { Session } from '../db/database.ts';

export interface PracticedDay {
  readonly studentId: string;
  /** Counted from the start, the first is 0. */
  readonly day: number;
  /** Questions answered. */
  readonly done: number;
  readonly firstTryRight: number;
  readonly minutes: number;
}

/** What children did on each day since a midnight in Tehran, without answers that came too late to count; one query. */
export function practicedDays(
  { rows }: Session,
  schoolId: string,
  studentIds: readonly string[],
  start: Date,
): Promise<PracticedDay[]> {
  return rows<PracticedDay>(sql`
    select a.student_id as "studentId", floor(extract(epoch from a.answered_at - ${start}::timestamptz) / 86400)::int as day,
      count(distinct a.question_id) filter (where a.verdict <> 'invalid')::int as done,
      count(*) filter (where a.first_try and a.verdict = 'right' and a.hints_opened = 0
        and q.counted_at is not null)::int as "firstTryRight",
      (sum(a.active_ms) / 60000.0)::float8 as minutes
    from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
    where a.school_id = ${schoolId} and a.student_id = any(${sql.param([...studentIds])}::uuid[])
      and a.late_reason is null and a.answered_at >= ${start}::timestamptz
    group by 1, 2`);
}
