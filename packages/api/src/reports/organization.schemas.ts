import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema, pageOf } from '../platform/primitives.schemas.ts';
import { LevelSchema } from '../questions/question.schemas.ts';
import { SkillInfoSchema } from '../questions/skill.schemas.ts';
import { TeacherHomeworkSchema } from '../work/homework.schemas.ts';
import { TeacherQuizSchema } from '../work/quizzes.schemas.ts';
import { ClassOverviewSchema, GradeOverviewSchema } from './management.schemas.ts';
import { ClassScoreSchema, SchoolTodaySchema } from './school-reports.schemas.ts';

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

const { students_count, open_work, classes_count, teachers_count, quiet_teachers, start } = SchoolTodaySchema.entries;

/** What to do something about in a school that the organization oversees; children are counted, not named. */
export const OverseenTodaySchema = v.strictObject({
  students_count,
  practiced_this_week: HideableSchema,
  answered_this_week: HideableSchema,
  minutes_this_week: HideableSchema,
  open_work,
  classes_count,
  teachers_count,
  start: v.strictObject({ ...start.entries, signed_in: HideableSchema }),
  classes_without_teacher: v.array(OverseenClassSchema),
  /** Of the classes whose figures are not hidden. */
  classes_behind: v.array(OverseenClassSchema),
  /** Null too where the figure of a single class is hidden, which could be subtracted. */
  help_needed: HideableSchema,
  quiet_teachers,
});

/** What an organization reads of work, whatever its kind. */
const WORK_FIELDS = [
  'id',
  'title',
  'grade',
  'class_id',
  'class_title',
  'state',
  'start_at',
  'end_at',
  'items_total',
] as const;

/** A homework of a school that the organization oversees: where its children are, none of them by name. */
export const OverseenHomeworkSchema = v.strictObject({
  ...v.pick(TeacherHomeworkSchema, WORK_FIELDS).entries,
  /** Null where it is for fewer than five children. */
  counts: v.nullable(TeacherHomeworkSchema.entries.counts),
});

/** A quiz of a school that the organization oversees. */
export const OverseenQuizSchema = v.strictObject({
  ...v.pick(TeacherQuizSchema, [...WORK_FIELDS, 'points_total', 'released_at']).entries,
  /** Null where it is for fewer than five children. */
  counts: v.nullable(TeacherQuizSchema.entries.counts),
});

const answered = { right: CountSchema, wrong: CountSchema, empty: CountSchema };

/** How a quiz ended, without children; all figures are null where fewer than five have a result. */
export const OverseenQuizReportSchema = v.strictObject({
  quiz: OverseenQuizSchema,
  /** Children by tenths of the points, as in the teacher’s report. */
  distribution: v.nullable(v.array(CountSchema)),
  skills: v.nullable(
    v.array(
      v.strictObject({
        ...SkillInfoSchema.entries,
        ...answered,
        /** Children with less than half of its questions right. */
        weak_students: CountSchema,
      }),
    ),
  ),
  questions: v.nullable(
    v.array(
      v.strictObject({
        position: CountSchema,
        level: LevelSchema,
        points: CountSchema,
        skill: SkillInfoSchema,
        ...answered,
      }),
    ),
  ),
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
