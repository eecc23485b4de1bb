import * as v from 'valibot';
import { ClassSchema } from '../auth/people.schemas.ts';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { BandCountsSchema } from '../questions/skill.schemas.ts';
import { AssignmentCountsSchema, HelpAlertSchema } from '../work/homework.schemas.ts';
import { ClassOverviewSchema } from './management.schemas.ts';

/** What a manager does something about today. Weeks begin on Saturday. */
export const SchoolTodaySchema = v.strictObject({
  students_count: CountSchema,
  /** Children who have answered something this week. */
  practiced_this_week: CountSchema,
  /** Questions answered this week, answers that came too late left out. */
  answered_this_week: CountSchema,
  minutes_this_week: CountSchema,
  /** Work of every kind that is open. */
  open_work: CountSchema,
  /** Classes with children, and teachers of a class: what the lists that follow are of. */
  classes_count: CountSchema,
  teachers_count: CountSchema,
  /** How far a new school has come. */
  start: v.strictObject({
    /** Classes of this year, those without children too. */
    classes: CountSchema,
    /** Children of a class who have signed in. */
    signed_in: CountSchema,
    /** A teacher has set work of any kind, in whatever year. */
    has_set_work: v.boolean(),
  }),
  /** Classes with children that nobody teaches now. */
  classes_without_teacher: v.array(ClassOverviewSchema),
  /** Classes in which fewer than half of the children have practiced in the last seven days, the fewest first. */
  classes_behind: v.array(ClassOverviewSchema),
  /** Children who need help, by the last seven days; `help` names the first ones. */
  help_needed: CountSchema,
  help: v.array(HelpAlertSchema),
  /** Teachers of a class who have set nothing for two weeks; those who never did come first. */
  quiet_teachers: v.array(
    v.strictObject({
      teacher_id: IdSchema,
      name: v.string(),
      class_titles: v.array(v.string()),
      /** When they last set work of any kind; null where they never did. */
      last_set_at: v.nullable(InstantSchema),
    }),
  ),
});

/** Questions by how they ended. The parts sum to `answered`. */
export const QuestionOutcomesSchema = v.strictObject({
  answered: CountSchema,
  /** Right at the first try, without a hint. */
  first_try_right: CountSchema,
  /** Right in the end. */
  right_later: CountSchema,
  /** Not right, or its solution was opened. */
  not_right: CountSchema,
});

/** Parts of children in homework of this year by their state; the parts sum to `assigned`. */
export const HomeworkOutcomesSchema = AssignmentCountsSchema;

/** A day of practice, from midnight to midnight in Tehran. */
export const PracticeDaySchema = v.strictObject({
  day: InstantSchema,
  /** Questions answered. */
  answered: CountSchema,
  first_try_right: CountSchema,
  minutes: CountSchema,
  /** Children who answered something. */
  students: CountSchema,
});

/** A chapter of a grade's book: how many pairs of child and skill are in which band. */
export const ChapterStandingSchema = v.strictObject({
  number: CountSchema,
  title: v.string(),
  bands: BandCountsSchema,
});

/** A class beside the others of its grade. */
export const ClassScoreSchema = v.strictObject({
  class: ClassSchema,
  /** Questions answered in the last 30 days. */
  answered: CountSchema,
  first_try_right: CountSchema,
  /** Skills of the grade that its children have learned, on average over the children, to one decimal. */
  learned_skills: v.pipe(v.number(), v.minValue(0)),
});
