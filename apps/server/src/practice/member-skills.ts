import type { Contract, ResponseOf } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import {
  allPrerequisitesOf,
  availableSkills,
  bookSkill,
  type Grade,
  mathBook,
  stepBackFrom,
  weeklyGoalDays,
} from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/app-error.ts';
import { dayStart, daysBetween, weekStart } from '../platform/calendar.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { numberAs } from '../platform/db/row.ts';
import { masteryView } from '../progress/mastery.ts';
import { readProgress, readRestedProgress } from '../progress/progress.ts';
import { isDue, practicedSkills } from '../progress/review-due.ts';
import { askedSkills } from '../questions/asked-skills.ts';
import { countReleasedResults } from '../questions/grading/count-released-results.ts';
import { skillInfo } from '../questions/skill-info.ts';
import { answersOf, findPlacement, placementFacts, placementQuestions, type Student } from './placement/queries.ts';
import { practicedDays } from './practiced-days.ts';
import { readWarmUpOfDay } from './warm-up/warm-up-of-day.ts';

type SkillList = ResponseOf<Contract['member']['skills']['list']>;
type StepBack = ResponseOf<Contract['member']['skills']['stepBack']>;
type CompletionSummary = ResponseOf<Contract['member']['reports']['completionSummary']>;

const DAYS_OF_WEEK = 7;

const NewestAnswerRow = v.object({ at: v.nullable(v.date()) });

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

    /** What a child who is stuck in a skill had better practice first. */
    stepBack: async (actor: Actor, skillId: string): Promise<StepBack> => {
      if (!bookSkill(skillId)) throw notFound('این مهارت پیدا نشد.');
      const [asked, progress] = await Promise.all([
        askedSkills(db),
        readRestedProgress(db, actor, [skillId, ...allPrerequisitesOf(skillId)], clock()),
      ]);
      const first = stepBackFrom(
        skillId,
        (id) => progress.get(id),
        (id) => asked(id) !== undefined,
      );
      return { skill: first === skillId ? null : skillInfo(first) };
    },

    completionSummary: async (actor: Actor): Promise<CompletionSummary> => {
      const now = clock();
      const start = weekStart(now);
      await countReleasedResults(db, actor, now);
      const [days, skills, newest, warmUp, placement] = await Promise.all([
        practicedDays(db, actor.schoolId, [actor.id], start),
        practicedSkills(db, actor),
        db.query(
          NewestAnswerRow,
          sql`
          select max(answered_at) as at from attempt
          where school_id = ${actor.schoolId} and student_id = ${actor.id} and late_reason is null`,
        ),
        readWarmUpOfDay(db, actor, now),
        placementOfDay(db, actor),
      ]);
      const learned = skills.filter(({ learnedAt }) => learnedAt !== null);
      const lastAt = newest[0]?.at ?? null;
      const total = (of: (day: (typeof days)[number]) => number) => days.reduce((sum, day) => sum + of(day), 0);
      return {
        week_start: start.toISOString(),
        done: total(({ done }) => done),
        first_try_right: total(({ firstTryRight }) => firstTryRight),
        minutes: minutesOf(total(({ seconds }) => seconds)),
        days: Array.from({ length: DAYS_OF_WEEK }, (_, index) => days.find(({ day }) => day === index)?.answers ?? 0),
        weekly_goal: weeklyGoalDays,
        learned_skills: learned.length,
        learned_this_week: learned.filter(({ learnedAt }) => learnedAt !== null && learnedAt >= start).length,
        due_reviews: skills.filter((skill) => isDue(skill, now)).length,
        days_away: lastAt && Math.round(daysBetween(dayStart(lastAt), dayStart(now))),
        warm_up: warmUp,
        placement,
      };
    },
  };
}

type OfDay = ResponseOf<Contract['member']['reports']['completionSummary']>['placement'];

/** What the home offers of it; null where it is done, or the student has practiced and nobody asked for it. */
async function placementOfDay(session: Session, student: Student): Promise<OfDay> {
  const facts = await placementFacts(session, student);
  if (facts === undefined || facts.grade === null) return null;
  const found = await findPlacement(session, student, facts.grade);
  if (found === undefined) return facts.hasAnswered ? null : { state: 'offered', answered: 0 };
  if (found.doneAt !== null) return null;
  if (found.begunAt === null) return { state: 'asked', answered: 0 };
  const asked = await placementQuestions(session, student, found.questionIds);
  return { state: 'begun', answered: answersOf(asked).length };
}
