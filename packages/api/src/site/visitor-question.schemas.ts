import * as v from 'valibot';
import { CountSchema } from '../platform/primitives.schemas.ts';
import { ExplanationSchema, InlinesSchema, QuestionSheetSchema } from '../questions/question.schemas.ts';
import { SkillInfoSchema } from '../questions/skill.schemas.ts';

/** A question for somebody without an account. */
export const VisitorQuestionSchema = v.strictObject({
  /** Names what the question is made from; nothing of it is stored. */
  question_id: v.string(),
  sheet: QuestionSheetSchema,
  skill: SkillInfoSchema,
});

/** What became of a visitor's answer. */
export const VisitorVerdictSchema = v.strictObject({
  verdict: v.picklist(['invalid', 'wrong', 'partial', 'right']),
  /** As a child sees it. */
  message: InlinesSchema,
  right_parts: v.nullable(v.strictObject({ right: CountSchema, out_of: CountSchema })),
  /** Empty where the answer could not be read. */
  solution: v.array(ExplanationSchema),
});
