import * as v from 'valibot';
import { AnswerFormSchema } from './answers.schemas.ts';
import { BlocksSchema } from './content.schemas.ts';
import { FigureSchema } from './figure.schemas.ts';

export { AnswerFormSchema, RawInputSchema } from './answers.schemas.ts';
export { BlockSchema, BlocksSchema, InlineSchema, InlinesSchema } from './content.schemas.ts';

export const LevelSchema = v.picklist([1, 2, 3, 4]);

/** A question without its answer: all that a student gets. */
export const QuestionSheetSchema = v.strictObject({
  skillId: v.string(),
  level: LevelSchema,
  stem: BlocksSchema,
  figure: v.exactOptional(FigureSchema),
  answer: AnswerFormSchema,
  hasHints: v.boolean(),
});

/** One opened hint or one line of a worked solution. */
export const ExplanationSchema = v.strictObject({ content: BlocksSchema });
