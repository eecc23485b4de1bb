import * as v from 'valibot';
import { CountSchema, GradeSchema, NameSchema } from './primitives.ts';
import { InlinesSchema, LevelSchema } from './question.ts';

/** A skill whose questions can be tested. */
export const TestedSkillSchema = v.strictObject({
  id: NameSchema,
  title: v.string(),
  grade: GradeSchema,
  chapter: CountSchema,
  chapter_title: v.string(),
  first_page: CountSchema,
  last_page: CountSchema,
  levels: v.array(LevelSchema),
});

/** How an answer is read and graded; nothing is stored. */
export const TestedAnswerSchema = v.strictObject({
  verdict: v.picklist(['invalid', 'wrong', 'partial', 'right']),
  /** Why it could not be read; only with `invalid`. */
  reason: v.nullable(v.string()),
  /** What was typed or picked, as a report shows it. */
  input: InlinesSchema,
  /** One canonical line of the value it was read as; null where it could not be read. */
  normalized: v.nullable(v.string()),
  misconception: v.nullable(v.strictObject({ id: v.string(), title: v.string() })),
  /** The message a child sees. */
  message: InlinesSchema,
  right_parts: v.nullable(v.strictObject({ right: CountSchema, out_of: CountSchema })),
});
