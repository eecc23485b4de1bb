import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import * as v from 'valibot';
import * as forms from './answers/forms.ts';
import * as inputs from './answers/inputs.ts';
import {
  angleForm,
  angleInput,
  cellsForm,
  cellsInput,
  levelsForm,
  levelsInput,
  pointsForm,
  pointsInput,
  sectorsForm,
  sectorsInput,
} from './built-answer.ts';
import { BlocksSchema, InlinesSchema } from './content.ts';
import { FigureSchema, numberLine } from './figure.ts';
import { MathNodeSchema } from './formula.ts';
import { AmountSchema } from './primitives.ts';
import { optionId, typed } from './typed.ts';

export { BlockSchema, BlocksSchema, InlineSchema, InlinesSchema } from './content.ts';

const wholeNumber = v.pipe(AmountSchema, v.integer());

const blanks = v.array(
  v.strictObject({
    label: v.exactOptional(v.string()),
    unit: v.exactOptional(v.string()),
  }),
);

const cards = v.array(v.strictObject({ id: v.string(), content: InlinesSchema }));

export const AnswerFormSchema: v.GenericSchema<AnswerForm> = v.variant('kind', [
  v.strictObject({ kind: v.literal('integer'), blanks }),
  v.strictObject({ kind: v.literal('decimal'), blanks }),
  v.strictObject({
    kind: v.literal('fraction'),
    simplest: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('mixed'), improper: v.exactOptional(v.literal(true)) }),
  v.strictObject({
    kind: v.literal('choice'),
    options: v.array(v.strictObject({ id: v.string(), content: InlinesSchema })),
    layout: v.picklist(['tiles', 'list']),
  }),
  v.strictObject({
    kind: v.literal('order'),
    items: v.array(v.strictObject({ id: v.string(), math: MathNodeSchema })),
    ends: v.tuple([v.string(), v.string()]),
  }),
  v.strictObject({
    kind: v.literal('number-line'),
    line: v.strictObject(numberLine),
  }),
  v.strictObject({
    kind: v.literal('clock'),
    format: v.picklist(['time12', 'time24', 'duration']),
    seconds: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('match'), first: cards, second: cards }),
  cellsForm,
  angleForm,
  levelsForm,
  pointsForm,
  sectorsForm,
  ...Object.values(forms),
]);

export const RawInputSchema: v.GenericSchema<RawInput> = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['integer', 'decimal']),
    values: v.pipe(v.array(typed), v.maxLength(8)),
  }),
  v.strictObject({
    kind: v.literal('fraction'),
    numerator: typed,
    denominator: typed,
  }),
  v.strictObject({
    kind: v.literal('mixed'),
    whole: typed,
    numerator: typed,
    denominator: typed,
  }),
  v.strictObject({ kind: v.literal('choice'), option: v.nullable(optionId) }),
  v.strictObject({
    kind: v.literal('order'),
    items: v.pipe(v.array(optionId), v.maxLength(24)),
  }),
  v.strictObject({ kind: v.literal('number-line'), tick: v.nullable(wholeNumber) }),
  v.strictObject({
    kind: v.literal('match'),
    pairs: v.pipe(v.array(v.pipe(v.tuple([optionId, optionId]), v.readonly())), v.maxLength(12)),
  }),
  cellsInput,
  angleInput,
  levelsInput,
  pointsInput,
  sectorsInput,
  v.strictObject({ kind: v.literal('clock'), hour: typed, minute: typed, second: v.exactOptional(typed) }),
  ...Object.values(inputs),
]);

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
