import type { ClassOverview, GradeOverview } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../assigned-work/teacher-queries.ts';
import type { Session } from '../db/database.ts';
import { childNeedsHelp, countsLately } from '../measures.ts';
import { teachesNow } from '../school/classes.ts';

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

/** The grades of classes of this year by a condition on `class c`, which names the school. */
export function gradeOverviews({ rows }: Session, condition: SQL, now: Date): Promise<GradeOverview[]> {
  return rows<GradeOverview>(sql`
    select c.grade, count(*)::int as classes_count, sum(part.students_count)::int as students_count,
      sum(part.practiced_lately)::int as practiced_lately, sum(${openHomeworks(now)})::int as open_homeworks
    from class c
    cross join lateral (
      select count(*) as students_count, count(*) filter (where ${practiced(now)}) as practiced_lately
      from enrolment e where e.school_id = c.school_id and e.class_id = c.id and e.state = 'active'
    ) part
    where c.archived_at is null and ${condition}
    group by c.grade
    order by c.grade`);
}

/** Classes of this year by a condition on `class c`, which names the school. */
export function classOverviews({ rows }: Session, condition: SQL, now: Date): Promise<ClassOverview[]> {
  return rows<ClassOverview>(sql`
    select c.id, c.title, c.grade, c.grade - 3 as course_id, s.title as school_name,
      part.students_count, part.practiced_lately, part.help_needed,
      (select coalesce(json_agg(a.first_name || ' ' || a.last_name order by ct.role = 'owner' desc, ct.from_at, a.id), '[]')
        from class_teacher ct join account a on a.id = ct.teacher_id
        where ct.school_id = c.school_id and ct.class_id = c.id and ${teachesNow(now)}) as teacher_names,
      ${openHomeworks(now)} as open_homeworks
    from class c
    join school s on s.id = c.school_id
    cross join lateral (
      select count(*)::int as students_count,
        (count(*) filter (where ${practiced(now)}))::int as practiced_lately,
        (count(*) filter (where ${childNeedsHelp(sql`e`, now)}))::int as help_needed
      from enrolment e where e.school_id = c.school_id and e.class_id = c.id and e.state = 'active'
    ) part
    where c.archived_at is null and ${condition}`);
}
