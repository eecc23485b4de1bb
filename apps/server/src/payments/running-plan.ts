import { type SQL, sql } from 'drizzle-orm';

/**
 * The title of the plan that a student has at `now`, as a subquery: a seat of the school before a plan of its own, as on the
 * page of the subscription; null where none is running.
 */
export function runningPlan({ id, schoolId }: { readonly id: string; readonly schoolId: string }, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(
    select p.title from (
      select t.plan_id, t.ends_at, 0 as place from school_seat t
      where t.school_id = ${schoolId} and t.student_id = ${id} and t.released_at is null
        and t.starts_at <= ${at} and t.ends_at > ${at}
      union all
      select s.plan_id, s.ends_at, 1 from subscription s
      where s.school_id = ${schoolId} and s.student_id = ${id} and s.cancelled_at is null
        and s.starts_at <= ${at} and s.ends_at > ${at}
    ) running join plan p on p.id = running.plan_id
    order by running.place, running.ends_at desc limit 1)`;
}
