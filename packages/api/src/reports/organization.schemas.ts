import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema, pageOf } from '../platform/primitives.schemas.ts';
import { ClassOverviewSchema, GradeOverviewSchema } from './management.schemas.ts';
import { ClassScoreSchema } from './school-reports.schemas.ts';

/** A figure about children; null where it would be about so few of them that it could identify one. */
const HideableSchema = v.nullable(CountSchema);

const numbers = {
  classes_count: CountSchema,
  students_count: CountSchema,
  /** Children who answered something in the last seven days. */
  practiced_lately: HideableSchema,
  open_homeworks: CountSchema,
};

/** ISO 3166-2, such as IR-23. */
export const ProvinceCodeSchema = v.pipe(v.string(), v.regex(/^IR-\d\d$/));

/** A province with the numbers of the organization's schools in it. */
export const ProvinceOverviewSchema = v.strictObject({
  code: ProvinceCodeSchema,
  name: v.string(),
  schools_count: CountSchema,
  ...numbers,
});

/** A school as the organization over it sees it, over its classes of this year. */
export const SchoolOverviewSchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  province_code: ProvinceCodeSchema,
  province_name: v.string(),
  ...numbers,
});

export const SCHOOL_SORTS = ['title', 'students', 'practice'] as const;

/** A grade of a school that the organization oversees. */
export const OverseenGradeSchema = v.strictObject({
  ...GradeOverviewSchema.entries,
  practiced_lately: HideableSchema,
});

/** A class of a school that the organization oversees. */
export const OverseenClassSchema = v.strictObject({
  ...ClassOverviewSchema.entries,
  practiced_lately: HideableSchema,
  help_needed: HideableSchema,
});

/** Practice of some children in a week; all null where they are fewer than five, or could be found by subtraction. */
const weekFigures = {
  /** Children who answered something. */
  students: HideableSchema,
  answered: HideableSchema,
  first_try_right: HideableSchema,
  minutes: HideableSchema,
};

/** A week of a school that the organization oversees, from Saturday in Tehran. */
export const OverseenWeekSchema = v.strictObject({
  week: InstantSchema,
  all: v.strictObject(weekFigures),
  /** The grades the school has this year, the lowest first. */
  grades: v.array(v.strictObject({ grade: GradeSchema, ...weekFigures })),
});

/** A class beside the others of its grade; figures of few children are null. */
export const OverseenScoreSchema = v.strictObject({
  ...ClassScoreSchema.entries,
  answered: HideableSchema,
  first_try_right: HideableSchema,
  learned_skills: v.nullable(ClassScoreSchema.entries.learned_skills),
});

/** A child of a school that the organization oversees. */
export const OverseenStudentSchema = v.strictObject({
  id: IdSchema,
  /** Place of the child among all children the school ever had: says children apart where names are not shown. */
  number: CountSchema,
  /** Null unless the school shows names to its organization. */
  name: v.nullable(v.string()),
  grade: GradeSchema,
  class_title: v.string(),
  /** Answers of the last seven days, and the right ones among them; null without a name in a class of few children. */
  answers_lately: HideableSchema,
  right_lately: HideableSchema,
});

export const OverseenStudentsSchema = v.strictObject({
  ...pageOf(OverseenStudentSchema).entries,
  are_names_shown: v.boolean(),
});

/** Whether the organization over the school reads its children's names. */
export const NamesShownSchema = v.strictObject({ status: v.boolean() });
