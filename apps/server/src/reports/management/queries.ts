import type { ClassOverview, GradeOverview } from '@mashq/api/contract';
import { ClassOverviewSchema, GradeOverviewSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Session } from '../../platform/db/database.ts';
import { childNeedsHelp, countsLately } from '../../questions/measures.ts';
import { isTeachingAt } from '../../school/find-classes.ts';
import { inState } from '../../work/assignments/teacher-queries.ts';

/** The condition that the child of `enrolment e` gave an answer that counted in the last seven days. */
function practiced(now: Date): SQL {
  return sql`exists (
    select from attempt t
    where t.school_id = e.school_id and t.student_id = e.student_id and ${countsLately(now)})`;
}

/** How many homeworks of `class c` are open; other work, such as a package, is open for months. */
function openHomeworks(now: Date): SQL {
  return sql`(select count(*)::int from assignment w
    where w.school_id = c.school_id and w.class_id = c.id and w.kind = 'homework' and ${inState('open', now)})`;
}

/** The grades of a school's classes of this year; a child of two classes counts once. */
export function gradeOverviews({ query }: Session, schoolId: string, now: Date): Promise<GradeOverview[]> {
  return query(
    GradeOverviewSchema,
    sql`
    with own as materialized (
      select c.id, c.grade, ${openHomeworks(now)} as open_homeworks from class c
      where c.school_id = ${schoolId}::uuid and c.archived_at is null
    ), child as materialized (
      select distinct own.grade, e.student_id
      from own join enrolment e on e.class_id = own.id
      where e.school_id = ${schoolId}::uuid and e.state = 'active'
    )
    select own.grade, count(*)::int as classes_count, sum(own.open_homeworks)::int as open_homeworks,
      (select count(*)::int from child where child.grade = own.grade) as students_count,
      (select count(*)::int from child where child.grade = own.grade and exists (
        select from attempt t
        where t.school_id = ${schoolId}::uuid and t.student_id = child.student_id and ${countsLately(now)})) as practiced_lately
    from own
    group by own.grade
    order by own.grade`,
  );
}

/** Classes of this year by a condition on `class c`, which names the school. */
export function classOverviews({ query }: Session, condition: SQL, now: Date): Promise<ClassOverview[]> {
  return query(
    ClassOverviewSchema,
    sql`
    select c.id, c.title, c.grade, c.grade - 3 as course_id, s.title as school_name,
      part.students_count, part.practiced_lately, part.help_needed,
      (select coalesce(json_agg(a.first_name || ' ' || a.last_name order by ct.role = 'owner' desc, ct.from_at, a.id), '[]')
        from class_teacher ct join account a on a.id = ct.teacher_id
        where ct.school_id = c.school_id and ct.class_id = c.id and ${isTeachingAt(now)}) as teacher_names,
      ${openHomeworks(now)} as open_homeworks
    from class c
    join school s on s.id = c.school_id
    cross join lateral (
      select count(*)::int as students_count,
        (count(*) filter (where ${practiced(now)}))::int as practiced_lately,
        (count(*) filter (where ${childNeedsHelp(sql`e`, now)}))::int as help_needed
      from enrolment e where e.school_id = c.school_id and e.class_id = c.id and e.state = 'active'
    ) part
    where c.archived_at is null and ${condition}`,
  );
}
