import type { ParentReportSchema } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import { availableSkills, type Grade, mathBook } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import { numberAs } from '../../platform/db/row.ts';
import { practicedDays } from '../../practice/practiced-days.ts';
import { readProgress } from '../../progress/progress.ts';
import { countResultsOf } from '../../questions/grading/count-released-results.ts';
import { skillInfo } from '../../questions/skill-info.ts';
import { canReadClass, openToChild } from '../../work/assignments/member-queries.ts';
import { setLevels, skillLevel } from '../student-page/levels.ts';

/** A child's week as a parent sees it. */
export type ChildWeek = Omit<InferOutput<typeof ParentReportSchema>, 'sms'>;
type Skill = ChildWeek['help'][number];

const MAX_HELP = 3;
const MAX_WORK = 10;
const LOWEST_FIRST: readonly Skill['level'][] = ['needs-work', 'acceptable'];

interface Child {
  readonly studentId: string;
  readonly schoolId: string;
}

const PersonRow = v.object({ firstName: v.string(), title: v.string(), grade: numberAs<Grade>() });

const ProgressRow = v.object({ title: v.string(), endAt: v.date() });

/** What a parent sees of a child; undefined for a child who is in no class any more. */
export async function readReport(
  { db }: Context,
  { studentId, schoolId }: Child,
  now: Date,
): Promise<ChildWeek | undefined> {
  const [person] = await db.query(
    PersonRow,
    sql`
    select a.first_name as "firstName", c.title, c.grade
    from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
    join account a on a.id = e.student_id
    where e.school_id = ${schoolId} and e.student_id = ${studentId} and e.state = 'active' and c.archived_at is null
      and a.archived_at is null
    order by c.grade desc limit 1`,
  );
  if (!person) return undefined;
  await countResultsOf(db, schoolId, sql`q.student_id = ${studentId}`, now);
  const starts = weekStart(now);
  const ofGrade = availableSkills().filter(({ place }) => place.grade === person.grade);
  const ids = ofGrade.map(({ id }) => id);
  const [progress, levels, days, work] = await Promise.all([
    readProgress(db, { id: studentId, schoolId }, ids),
    setLevels(db, schoolId, studentId),
    practicedDays(db, schoolId, [studentId], starts),
    db.query(
      ProgressRow,
      sql`
      select w.title, coalesce(sa.own_end_at, w.end_at) as "endAt"
      from student_assignment sa
      join assignment w on w.school_id = sa.school_id and w.id = sa.assignment_id
      where ${canReadClass({ id: studentId, schoolId }, now)} and ${openToChild(now)}
      order by coalesce(sa.own_end_at, w.end_at) limit ${MAX_WORK}`,
    ),
  ]);
  const skills = ofGrade.map(({ id, place }) => ({
    chapter: place.chapter,
    skill: { ...skillInfo(id), level: skillLevel(progress.get(id)?.band ?? 'unseen', levels.get(id)).level } as Skill,
  }));
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
  const practiced = days.flatMap(({ day, answers }) => (answers > 0 ? [day] : [])).sort((a, b) => a - b);
  return {
    first_name: person.firstName,
    class_title: person.title,
    grade: person.grade,
    made_at: now.toISOString(),
    week: {
      starts_at: starts.toISOString(),
      days: practiced.length,
      practiced,
      minutes: minutesOf(sum(({ seconds }) => seconds)),
      done: sum(({ done }) => done),
      first_try_right: sum(({ firstTryRight }) => firstTryRight),
      waiting: sum(({ waiting }) => waiting),
    },
    chapters: mathBook(person.grade)
      .chapters.map(({ number, title }) => ({
        title,
        skills: skills
          .filter(({ chapter, skill }) => chapter === number && skill.level !== null)
          .map(({ skill }) => skill),
      }))
      .filter((chapter) => chapter.skills.length > 0),
    help: LOWEST_FIRST.flatMap((level) => skills.filter(({ skill }) => skill.level === level))
      .slice(0, MAX_HELP)
      .map(({ skill }) => skill),
    open_work: work.map(({ title, endAt }) => ({ title, end_at: endAt.toISOString() })),
  };
}
