import * as v from 'valibot';
import { CountSchema, GradeSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { DescriptiveLevelSchema, SkillInfoSchema, SkillMasterySchema } from '../questions/skill.schemas.ts';

/** So many weeks, the running one included; weeks run from Saturday to Friday in Asia/Tehran. */
export const ReportPeriodSchema = v.picklist(['last_1', 'last_4', 'last_12', 'last_53']);

/** What came of questions. A question belongs to the moment of its first try. */
const outcomeEntries = {
  /** Questions tried. */
  done: CountSchema,
  /** Those whose results the student may know: what the two numbers below are of. */
  judged: CountSchema,
  /** Right at the first try, without a hint. */
  first_try_right: CountSchema,
  /** Right in the end, first tries included. */
  right: CountSchema,
};

/** Midnight in Asia/Tehran at which the first week of the report begins. */
const periodEntries = { from: InstantSchema };

export const HourlyDistributionSchema = v.strictObject({
  ...periodEntries,
  done: CountSchema,
  /** Questions tried, by the day of the week from Saturday and the hour of the day from 0 to 23. */
  days: v.array(v.array(CountSchema)),
});

export const PracticeDurationSchema = v.strictObject({
  ...periodEntries,
  minutes: CountSchema,
  /** The oldest first, weeks without practice included. */
  weeks: v.array(
    v.strictObject({
      week_start: InstantSchema,
      minutes: CountSchema,
      /** Days with practice, of seven. */
      days: CountSchema,
      /** Which days these are, 0 for Saturday. */
      practiced: v.array(CountSchema),
    }),
  ),
});

export const AccuracySchema = v.strictObject({
  ...periodEntries,
  ...outcomeEntries,
  /** Questions tried after a hint was opened; none of them is right at the first try. */
  hinted: CountSchema,
  /** Of `done`, those whose results are not out yet. */
  waiting: CountSchema,
  /** The oldest first, weeks without practice included. */
  weeks: v.array(v.strictObject({ week_start: InstantSchema, ...outcomeEntries })),
});

export const DayPartSchema = v.picklist(['morning', 'noon', 'afternoon', 'evening', 'night']);

export const PerformanceByTimeSchema = v.strictObject({
  ...periodEntries,
  /** From the morning to the night, parts without practice included. */
  parts: v.array(
    v.strictObject({
      part: DayPartSchema,
      /** Hours of the day; the night goes past midnight. */
      from_hour: CountSchema,
      to_hour: CountSchema,
      ...outcomeEntries,
    }),
  ),
});

export const SkillsPerformanceSchema = v.strictObject({
  ...periodEntries,
  /** Chapters with a skill that was tried in the period, by grade and in the order of the book. */
  chapters: v.array(
    v.strictObject({
      grade: GradeSchema,
      number: CountSchema,
      title: v.string(),
      skills: v.array(
        v.strictObject({
          ...SkillInfoSchema.entries,
          mastery: SkillMasterySchema,
          /** Of the descriptive evaluation: the teacher's where one was set, else by the answers. */
          level: DescriptiveLevelSchema,
          /** Learned within the period, and learned now. */
          is_new: v.boolean(),
          ...outcomeEntries,
        }),
      ),
    }),
  ),
});
