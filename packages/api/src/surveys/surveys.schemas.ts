import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema, TextSchema } from '../platform/primitives.schemas.ts';

/** `scale5` is a row of numbers for adults, `faces` the same for children. */
export const SurveyQuestionKindSchema = v.picklist(['single', 'multi', 'scale5', 'faces', 'text', 'number']);

/** A question is asked only of those who gave another question this answer: an option's number from 0, or a step of a scale. */
const ShowIfSchema = v.strictObject({ question: v.pipe(TextSchema, v.maxLength(40)), is: CountSchema });

export const SurveyQuestionSchema = v.strictObject({
  /** Within its survey. */
  id: v.pipe(TextSchema, v.regex(/^[a-z0-9-]{1,40}$/)),
  kind: SurveyQuestionKindSchema,
  text: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(300)),
  required: v.boolean(),
  /** Of `single` and `multi`; of no other. */
  options: v.pipe(v.array(v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(120))), v.maxLength(12)),
  show_if: v.nullable(ShowIfSchema),
});

/** Numbers of options from 0, a step of a scale from 1, a number, or a text. */
export const SurveyAnswerSchema = v.strictObject({
  question: v.pipe(TextSchema, v.maxLength(40)),
  value: v.union([
    v.pipe(v.number(), v.minValue(-1e9), v.maxValue(1e9)),
    v.pipe(v.array(CountSchema), v.maxLength(12)),
    v.pipe(TextSchema, v.trim(), v.maxLength(1000)),
  ]),
});

export const SurveySchema = v.strictObject({
  id: IdSchema,
  title: v.string(),
  intro: v.string(),
  anonymous: v.boolean(),
  questions: v.array(SurveyQuestionSchema),
  /** When this person answered; it is answered once. */
  submitted_at: v.nullable(InstantSchema),
  /** How often it may still be skipped. */
  skips_left: CountSchema,
});

/** Whether a survey waits for the person. */
export const SurveyCheckSchema = v.strictObject({
  exists: v.boolean(),
  survey_id: v.nullable(IdSchema),
  title: v.string(),
  may_skip: v.boolean(),
  skips_left: CountSchema,
  /** How often it was skipped so far. */
  skips: CountSchema,
});
