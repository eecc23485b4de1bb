import type { Contract, ResponseOf } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import { availableSkills, type Grade, mathBook } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/app-error.ts';
import { weekStart } from '../platform/calendar.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { CountRow, numberAs } from '../platform/db/row.ts';
import { masteryView } from '../progress/mastery.ts';
import { readProgress } from '../progress/progress.ts';
import { countReleasedResults } from '../questions/grading/count-released-results.ts';
import { LEARNED } from '../questions/measures.ts';
import { skillInfo } from '../questions/skill-info.ts';
import { practicedDays } from './practiced-days.ts';

type SkillList = ResponseOf<Contract['member']['skills']['list']>;
type CompletionSummary = ResponseOf<Contract['member']['reports']['completionSummary']>;

const DAYS_OF_WEEK = 7;

const GradeOfRow = v.object({ grade: numberAs<Grade>() });

/** The grade of the child's class; throws `not-found` for a child in no class. */
export async function gradeOf({ query }: Session, { id, schoolId }: Actor): Promise<Grade> {
  const [found] = await query(
    GradeOfRow,
    sql`
    select c.grade from enrolment e join class c on c.school_id = e.school_id and c.id = e.class_id
    where e.school_id = ${schoolId} and e.student_id = ${id} and e.state = 'active' and c.archived_at is null
    order by c.grade desc limit 1`,
  );
  if (!found) throw notFound('هنوز در کلاسی نیستی. از معلمت بخواه تو را به کلاس اضافه کند.');
  return found.grade;
}

/** The child's own mastery: skill by skill, and this week in numbers. */
export function memberSkillsService({ db, clock }: Context) {
  return {
    list: async (actor: Actor): Promise<SkillList> => {
      await countReleasedResults(db, actor, clock());
      const grade = await gradeOf(db, actor);
      const book = mathBook(grade);
      const skills = availableSkills().filter((skill) => skill.place.grade === grade);
      const progress = await readProgress(
        db,
        actor,
        skills.map(({ id }) => id),
      );
      const chapters = book.chapters.flatMap(({ number, title }) => {
        const own = skills.filter((skill) => skill.place.chapter === number);
        if (own.length === 0) return [];
        return [
          {
            number,
            title,
            skills: own.map(({ id }) => ({ ...skillInfo(id), mastery: masteryView(id, progress.get(id)) })),
          },
        ];
      });
      return { grade, book_title: book.title, chapters };
    },

    completionSummary: async (actor: Actor): Promise<CompletionSummary> => {
      const now = clock();
      const start = weekStart(now);
      await countReleasedResults(db, actor, now);
      const [days, learned] = await Promise.all([
        practicedDays(db, actor.schoolId, [actor.id], start),
        db.query(
          CountRow,
          sql`
          select count(*)::int as count from skill_mastery st
          where st.school_id = ${actor.schoolId} and st.student_id = ${actor.id} and ${LEARNED}`,
        ),
      ]);
      const total = (of: (day: (typeof days)[number]) => number) => days.reduce((sum, day) => sum + of(day), 0);
      return {
        week_start: start.toISOString(),
        done: total(({ done }) => done),
        first_try_right: total(({ firstTryRight }) => firstTryRight),
        minutes: minutesOf(total(({ seconds }) => seconds)),
        days: Array.from({ length: DAYS_OF_WEEK }, (_, index) => days.find(({ day }) => day === index)?.done ?? 0),
        learned_skills: learned[0]?.count ?? 0,
      };
    },
  };
}
