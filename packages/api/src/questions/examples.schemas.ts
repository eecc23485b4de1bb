import * as v from 'valibot';
import { InlinesSchema } from './content.schemas.ts';
import { ExplanationSchema, QuestionSheetSchema, RawInputSchema } from './question.schemas.ts';

/** Worked examples of the skill of a question, made for it: the same each time they are asked for. */
export const WorkedExampleSchema = v.strictObject({
  /** To be shown before the question: the student has never practiced the skill and has not seen its example. */
  is_due: v.boolean(),
  whole: v.strictObject({
    sheet: QuestionSheetSchema,
    solution: v.array(ExplanationSchema),
    /** The right answer, as it would be typed. */
    answer: RawInputSchema,
  }),
  /** One whose result the student gives: the steps before it. Null where the skill has none that leaves a step. */
  faded: v.nullable(v.strictObject({ sheet: QuestionSheetSchema, solution: v.array(ExplanationSchema) })),
});

export const TriedExampleSchema = v.strictObject({
  /** `shown`: no answer was given. */
  verdict: v.picklist(['invalid', 'wrong', 'partial', 'right', 'shown']),
  message: InlinesSchema,
  /** All steps, once the answer is right or was asked for. */
  solution: v.nullable(v.array(ExplanationSchema)),
});
