import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { QuestionStateSchema, SkillInfoSchema, SkillMasterySchema } from '../questions/skill.schemas.ts';

/** `own`: chosen by the student, or by Mashq for it; `review`: of skills whose review is due. */
export const SessionKindSchema = v.picklist(['own', 'review']);

export const SkillWithMasterySchema = v.strictObject({ ...SkillInfoSchema.entries, mastery: SkillMasterySchema });

/** What came of a practice session in which no question is open any more. */
const SessionSummarySchema = v.strictObject({
  first_try_right: CountSchema,
  /** Right in the end, first tries included. */
  right: CountSchema,
  minutes: CountSchema,
  /** Skills of which every question was right at the first try. */
  went_well: v.array(v.string()),
  /** The skill to go on with, in the student’s own book; null where all went well. */
  next: v.nullable(SkillWithMasterySchema),
});

/** About ten questions of several skills, mixed. */
export const PracticeSessionSchema = v.strictObject({
  id: IdSchema,
  kind: SessionKindSchema,
  created_at: InstantSchema,
  skills: v.array(SkillWithMasterySchema),
  items: v.array(
    v.strictObject({
      question_id: IdSchema,
      position: CountSchema,
      skill_id: v.string(),
      state: QuestionStateSchema,
    }),
  ),
  summary: v.nullable(SessionSummarySchema),
});
