import * as v from 'valibot';
import { GradeSchema, IdSchema } from '../platform/primitives.schemas.ts';
import { InlinesSchema, QuestionSheetSchema } from '../questions/question.schemas.ts';

/** Questions to be printed: a sheet for each child, or for each variant. */
export const WorksheetSchema = v.strictObject({
  title: v.string(),
  grade: GradeSchema,
  class_title: v.string(),
  sheets: v.array(
    v.strictObject({
      /** Five digits on the sheet and on its key; no other sheet of the same worksheet has them. */
      code: v.string(),
      /** Whose it is; null for a variant that anybody may get. */
      student: v.nullable(v.strictObject({ student_id: IdSchema, name: v.string() })),
      questions: v.array(
        v.strictObject({
          /** The question among those that a teacher browses: skill, level and seed. */
          question_id: v.string(),
          skill_title: v.string(),
          sheet: QuestionSheetSchema,
          key: InlinesSchema,
        }),
      ),
    }),
  ),
});
