import type { SchoolOverview } from '@mashq/api/contract';
import { SchoolOverviewSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/db/database.ts';
import { numberAs } from '../../platform/db/row.ts';
import { countsLately } from '../../questions/measures.ts';
import { inState } from '../../work/assignments/teacher-queries.ts';

/** A school with its figures as they are counted, before those of few children are hidden. */
export const CountedSchool = v.object({ ...SchoolOverviewSchema.entries, practiced_lately: v.number() });
export type CountedSchool = v.InferOutput<typeof CountedSchool>;

/** The condition that `school s` is under the actor's organization. */
export function ofOwnOrganization({ id }: Actor): SQL {
  return sql`s.organization_id = (select o.organization_id from account o where o.id = ${id})`;
}

/** A query for the figures of the schools that a query selects: `id` of each. */
export function countSchools(selected: SQL, now: Date): SQL {
  // A child's answers are looked up in the index, newest months alone; the limit prevents a scan of all answers instead.
  return sql`
    with /* across schools: schools of an organization */ own as materialized (${selected}),
    own_class as materialized (
      select c.id, c.school_id from class c join own on own.id = c.school_id where c.archived_at is null
    ), child as materialized (
      select distinct c.school_id, e.student_id
      from own_class c join enrolment e on e.school_id = c.school_id and e.class_id = c.id and e.state = 'active'
    ), classes as (
      select school_id, count(*)::int as count from own_class group by school_id
    ), children as (
      select child.school_id, count(*)::int as count,
        (count((
          select 1 from attempt t
          where t.school_id = child.school_id and t.student_id = child.student_id and ${countsLately(now)}
          limit 1)))::int as lately
      from child group by child.school_id
    ), open_homeworks as (
      select c.school_id, count(*)::int as count
      from own_class c join assignment w on w.school_id = c.school_id and w.class_id = c.id
      where w.kind = 'homework' and ${inState('open', now)}
      group by c.school_id
    )
    select own.id, coalesce(classes.count, 0) as classes_count, coalesce(children.count, 0) as students_count,
      coalesce(children.lately, 0) as practiced_lately, coalesce(open_homeworks.count, 0) as open_homeworks
    from own
    left join classes on classes.school_id = own.id
    left join children on children.school_id = own.id
    left join open_homeworks on open_homeworks.school_id = own.id`;
}

/** A school by a condition on `school s`, with its figures of now. */
export async function schoolNow({ query }: Session, condition: SQL, now: Date): Promise<CountedSchool | null> {
  const selected = sql`select s.id from school s where s.archived_at is null and ${condition}`;
  const [school] = await query(
    CountedSchool,
    sql`
    select f.id, s.title, p.code as province_code, p.name as province_name, f.classes_count, f.students_count,
      f.practiced_lately, f.open_homeworks
    from (${countSchools(selected, now)}) f join school s on s.id = f.id join province p on p.code = s.province_code`,
  );
  return school ?? null;
}

/** Schools by a condition on `school s`, with their figures as the job counted them last; null before it has done so. */
export function countedSchools({ execute }: Session, condition: SQL): Promise<(CountedSchool | NotCountedSchool)[]> {
  return execute(sql`
    select s.id, s.title, p.code as province_code, p.name as province_name, o.classes_count, o.students_count,
      o.practiced_lately, o.open_homeworks
    from school s join province p on p.code = s.province_code left join school_overview o on o.school_id = s.id
    where s.archived_at is null and ${condition}`);
}

/** A school that the job has not counted yet. */
export type NotCountedSchool = Pick<SchoolOverview, 'id' | 'title' | 'province_code' | 'province_name'> & {
  readonly students_count: null;
};

/** A child of a school in one of its classes of this year. */
export const OverseenChild = v.object({
  id: v.string(),
  number: v.number(),
  name: v.string(),
  grade: numberAs<3 | 4 | 5 | 6>(),
  class_id: v.string(),
  class_title: v.string(),
  /** Children of that class. */
  classmates: v.number(),
});
export type OverseenChild = v.InferOutput<typeof OverseenChild>;

/**
 * The children of a school, a child of several classes once, in the one of the lowest grade. The number counts every
 * account of a child the school has: it stays the same when others leave.
 */
export function childrenOf({ query }: Session, schoolId: string): Promise<OverseenChild[]> {
  return query(
    OverseenChild,
    sql`
    with numbered as (
      select a.id, a.first_name || ' ' || a.last_name as name, (row_number() over (order by a.id))::int as number
      from account a where a.school_id = ${schoolId} and a.role = 'STUDENT'
    ), placed as (
      select e.student_id, c.grade, c.id as class_id, c.title as class_title,
        (count(*) over (partition by c.id))::int as classmates
      from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id and c.archived_at is null
      where e.school_id = ${schoolId} and e.state = 'active'
    )
    select distinct on (n.id) n.id, n.number, n.name, p.grade, p.class_id, p.class_title, p.classmates
    from numbered n join placed p on p.student_id = n.id
    order by n.id, p.grade, p.class_id`,
  );
}

/** A query for what children answered in the last seven days. */
export function answersLately(schoolId: string, ids: readonly string[], now: Date): SQL {
  return sql`
    select t.student_id as id, count(*)::int as answers, (count(*) filter (where t.verdict = 'right'))::int as right
    from attempt t
    where t.school_id = ${schoolId} and t.student_id = any(${sql.param([...ids])}::uuid[])
      and ${countsLately(now)}
    group by t.student_id`;
}

const AnswersOfRow = v.object({ id: v.string(), answers: v.number(), right: v.number() });

export async function answersOf({ query }: Session, schoolId: string, ids: readonly string[], now: Date) {
  const found = await query(AnswersOfRow, answersLately(schoolId, ids, now));
  return new Map(found.map(({ id, ...figures }) => [id, figures]));
}
