import * as v from 'valibot';
import { CountSchema, GradeSchema, IdSchema, InstantSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { SurveyQuestionSchema } from './surveys.schemas.ts';

/** Who can be asked. */
export const SurveyRoleSchema = v.picklist(['STUDENT', 'TEACHER', 'MANAGER']);

/**
 * `draft` asks nobody yet, `coming` is opened and its first moment is ahead, `closed` asks nobody any more: by an
 * administrator, or because its time is over.
 */
export const SurveyStateSchema = v.picklist(['draft', 'coming', 'open', 'closed']);

/** A survey as an administrator writes it. */
export const NewSurveySchema = v.strictObject({
  title: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(120)),
  intro: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(600)), ''),
  roles: v.pipe(v.array(SurveyRoleSchema), v.minLength(1), v.maxLength(3)),
  /** Children of these grades; of all where there is none. */
  grades: v.optional(v.pipe(v.array(GradeSchema), v.maxLength(4)), []),
  /** People of these schools; of all where there is none. */
  schools: v.optional(v.pipe(v.array(IdSchema), v.maxLength(200)), []),
  /** Now when left out. */
  from: v.optional(InstantSchema),
  to: InstantSchema,
  /** Results name nobody. */
  anonymous: v.optional(v.boolean(), true),
  max_skips: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)), 3),
  questions: v.pipe(v.array(SurveyQuestionSchema), v.minLength(1), v.maxLength(40)),
});

const summary = {
  id: IdSchema,
  title: v.string(),
  roles: v.array(SurveyRoleSchema),
  state: SurveyStateSchema,
  from: InstantSchema,
  to: InstantSchema,
  /** People who answered. */
  answered: CountSchema,
  /** People who have put it off and not answered. */
  skipped: CountSchema,
};

export const AdminSurveySchema = v.strictObject(summary);

/** How many people gave each answer of a question. Several options of one person count each. */
export const SurveyTallySchema = v.strictObject({
  /** Id of the question. */
  question: v.string(),
  /** People who answered this question. */
  answered: CountSchema,
  /** Of scales and numbers, to two decimals; null without an answer, and for other kinds. */
  average: v.nullable(v.number()),
  /**
   * In the order of options, steps or numbers, also those nobody gave. `value` is an option's number from 0, a step
   * from 1, or a number; numbers of many kinds come in intervals from `value` until `until`, the last one with its end.
   * Texts have none.
   */
  counts: v.array(v.strictObject({ value: v.number(), until: v.nullable(v.number()), count: CountSchema })),
});

export const AdminSurveyDetailSchema = v.strictObject({
  ...summary,
  intro: v.string(),
  grades: v.array(GradeSchema),
  /** Empty: people of all schools. */
  schools: v.array(v.strictObject({ id: IdSchema, title: v.string() })),
  anonymous: v.boolean(),
  max_skips: CountSchema,
  questions: v.array(SurveyQuestionSchema),
  /** Half of those who answered took less time; null without an answer. */
  median_seconds: v.nullable(CountSchema),
  /** One for each question, in their order. */
  tallies: v.array(SurveyTallySchema),
});

/** A text that somebody wrote as an answer. */
export const SurveyCommentSchema = v.strictObject({
  /** Its place in the list. */
  id: v.string(),
  text: v.string(),
  role: SurveyRoleSchema,
  /** Who wrote it, and where; null where the survey names nobody. */
  name: v.nullable(v.string()),
  school_title: v.nullable(v.string()),
  submitted_at: v.nullable(InstantSchema),
});
