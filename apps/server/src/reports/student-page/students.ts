import type { Band } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import { masteryLevels } from '@mashq/curriculum';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { weekStart } from '../../platform/calendar.ts';
import type { Session } from '../../platform/db/database.ts';
import { numberAs, textAs } from '../../platform/db/row.ts';
import type { Gender } from '../../platform/db/schema/index.ts';
import { practicedDays } from '../../practice/practiced-days.ts';
import { LEARNED, needsHelp } from '../../questions/measures.ts';
import { canReadClass } from '../../school/find-classes.ts';
import { givenToChild, openToChild } from '../../work/assignments/member-queries.ts';

/** A child in a class that the actor reads. */
export const TaughtStudent = v.object({
  studentId: v.string(),
  name: v.string(),
  gender: v.nullable(textAs<Gender>()),
  classId: v.string(),
  classTitle: v.string(),
  grade: numberAs<3 | 4 | 5 | 6>(),
  band: textAs<Band>(),
  learned: v.number(),
});
export type TaughtStudent = v.InferOutput<typeof TaughtStudent>;

const bandsInOrder = sql.param([...masteryLevels]);

/**
 * The children of classes that the actor reads, by a further condition on `class c` and `enrolment e`: one row for each class of a
 * child. Which grade a skill is of is in its id.
 */
export function taughtStudents({ query }: Session, actor: Actor, now: Date, condition: SQL): Promise<TaughtStudent[]> {
  return query(
    TaughtStudent,
    sql`
    select e.student_id as "studentId", a.first_name || ' ' || a.last_name as name, a.gender, c.id as "classId",
      c.title as "classTitle", c.grade, coalesce(m.band, 'unseen') as band, m.learned
    from enrolment e
    join class c on c.school_id = e.school_id and c.id = e.class_id
    join account a on a.id = e.student_id
    cross join lateral (
      select (${bandsInOrder}::text[])[percentile_disc(0.5) within group (
          order by array_position(${bandsInOrder}::text[], st.band))] as band,
        (count(*) filter (where ${LEARNED}))::int as learned
      from skill_mastery st
      where st.school_id = e.school_id and st.student_id = e.student_id and st.band <> 'unseen'
        and starts_with(st.skill_id, 'g' || c.grade || '-')
    ) m
    where e.school_id = ${actor.schoolId} and e.state = 'active' and c.archived_at is null and ${canReadClass(actor, now)}
      and ${condition}`,
  );
}

const StudentNumbers = v.object({
  studentId: v.string(),
  lastSeenAt: v.nullable(v.date()),
  openWork: v.number(),
  helpAlerts: v.number(),
});

/** What is counted of children beside their mastery, whatever their number in two queries. */
export async function studentNumbers(session: Session, schoolId: string, ids: readonly string[], now: Date) {
  const needed = needsHelp((of) => sql`${of}.school_id = ${schoolId} and ${of}.student_id = s.id`, now);
  const [found, days] = await Promise.all([
    session.query(
      StudentNumbers,
      sql`
      select s.id as "studentId",
        (select max(t.answered_at) from attempt t where t.school_id = ${schoolId} and t.student_id = s.id) as "lastSeenAt",
        (select count(*)::int from student_assignment sa
          join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
          where sa.school_id = ${schoolId} and sa.student_id = s.id and ${givenToChild(now)} and ${openToChild(now)}) as "openWork",
        (select count(distinct need.skill_id)::int from (${needed}) need) as "helpAlerts"
      from unnest(${sql.param([...ids])}::uuid[]) as s(id)`,
    ),
    practicedDays(session, schoolId, ids, weekStart(now)),
  ]);
  const seconds = new Map<string, number>();
  for (const day of days) seconds.set(day.studentId, (seconds.get(day.studentId) ?? 0) + day.seconds);
  return new Map(found.map((row) => [row.studentId, { ...row, minutes: minutesOf(seconds.get(row.studentId) ?? 0) }]));
}
