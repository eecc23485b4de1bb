import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import * as v from 'valibot';
import * as forms from './answers/forms.ts';
import * as inputs from './answers/inputs.ts';
import { BlocksSchema } from './content.schemas.ts';
import { FigureSchema } from './figure.schemas.ts';

export { BlockSchema, BlocksSchema, InlineSchema, InlinesSchema } from './content.schemas.ts';

/** What a question asks for: one shape a kind of answer. */
export const AnswerFormSchema: v.GenericSchema<AnswerForm> = v.variant('kind', [...Object.values(forms)]);

/** What a child gives: one shape a kind of answer. */
export const RawInputSchema: v.GenericSchema<RawInput> = v.variant('kind', [...Object.values(inputs)]);

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
