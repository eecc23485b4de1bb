import type { AnswerForm, Block, Figure, Inline, MathNode, RawInput } from '@mashq/curriculum/model';
import * as v from 'valibot';

/**
 * The curriculum's content as schemas. Objects are strict: a reply that carries a field which is not named here
 * (a key, a misconception, a solution) does not fit the contract.
 */
const count = v.pipe(v.number(), v.integer());

export const MathNodeSchema: v.GenericSchema<MathNode> = v.lazy(() =>
  v.variant('t', [
    v.strictObject({
      t: v.literal('number'),
      value: v.string(),
      grouping: v.exactOptional(v.boolean()),
    }),
    v.strictObject({
      t: v.literal('operator'),
      sign: v.picklist(['+', '−', '×', '÷', '=', '<', '>', '≠', '≃', ',', ':']),
    }),
    v.strictObject({
      t: v.literal('fraction'),
      numerator: MathNodeSchema,
      denominator: MathNodeSchema,
    }),
    v.strictObject({
      t: v.literal('mixed'),
      whole: MathNodeSchema,
      numerator: MathNodeSchema,
      denominator: MathNodeSchema,
    }),
    v.strictObject({ t: v.literal('row'), children: v.array(MathNodeSchema) }),
    v.strictObject({ t: v.literal('group'), child: MathNodeSchema }),
    v.strictObject({ t: v.literal('blank') }),
    v.strictObject({ t: v.literal('percent'), value: v.string() }),
    v.strictObject({ t: v.literal('emphasis'), child: MathNodeSchema }),
    v.strictObject({ t: v.literal('digits'), value: v.string(), index: count }),
    v.strictObject({ t: v.literal('words'), text: v.string() }),
  ]),
);

export const InlineSchema: v.GenericSchema<Inline> = v.variant('t', [
  v.strictObject({
    t: v.literal('text'),
    text: v.string(),
    strong: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ t: v.literal('math'), math: MathNodeSchema }),
]);
export const InlinesSchema = v.pipe(v.array(InlineSchema), v.readonly());

const tone = v.picklist(['accent', 'turmeric', 'leaf', 'rose', 'sky', 'none']);
const fractionBar = v.strictObject({
  parts: count,
  shaded: count,
  tone: v.exactOptional(tone),
  label: v.exactOptional(MathNodeSchema),
});
const numberLine = {
  from: v.number(),
  to: v.number(),
  unit: v.exactOptional(v.number()),
  divisions: count,
  points: v.exactOptional(
    v.array(
      v.strictObject({
        tick: count,
        label: v.exactOptional(MathNodeSchema),
        tone: v.exactOptional(tone),
      }),
    ),
  ),
  hops: v.exactOptional(v.strictObject({ start: count, size: count, count })),
  labels: v.exactOptional(v.array(v.number())),
};
const tableCell = v.variant('t', [
  v.strictObject({ t: v.literal('text'), text: v.string() }),
  v.strictObject({ t: v.literal('math'), math: MathNodeSchema }),
]);

export const FigureSchema: v.GenericSchema<Figure> = v.variant('t', [
  v.strictObject({
    t: v.literal('bars'),
    description: v.string(),
    bars: v.array(fractionBar),
  }),
  v.strictObject({
    t: v.literal('circles'),
    description: v.string(),
    circles: v.array(fractionBar),
  }),
  v.strictObject({
    t: v.literal('set'),
    description: v.string(),
    shape: v.picklist(['circle', 'square', 'star', 'apple']),
    total: count,
    marked: count,
    tone: v.exactOptional(tone),
  }),
  v.strictObject({
    t: v.literal('area'),
    description: v.string(),
    rows: count,
    columns: count,
    shadedRows: count,
    shadedColumns: count,
  }),
  v.strictObject({
    t: v.literal('place-blocks'),
    description: v.string(),
    thousands: count,
    hundreds: count,
    tens: count,
    ones: count,
  }),
  v.strictObject({
    t: v.literal('money'),
    description: v.string(),
    toman: v.array(count),
  }),
  v.strictObject({
    t: v.literal('number-line'),
    description: v.string(),
    ...numberLine,
  }),
  v.strictObject({
    t: v.literal('place-table'),
    description: v.string(),
    columns: v.array(v.string()),
    rows: v.array(v.array(v.string())),
  }),
  v.strictObject({
    t: v.literal('long-division'),
    description: v.string(),
    dividend: v.string(),
    divisor: v.string(),
    quotient: v.nullable(v.string()),
    steps: v.array(v.strictObject({ subtract: v.string(), left: v.string() })),
    remainder: v.nullable(v.string()),
  }),
  v.strictObject({
    t: v.literal('table'),
    description: v.string(),
    columns: v.array(v.string()),
    rows: v.array(v.array(tableCell)),
  }),
]);

export const BlockSchema: v.GenericSchema<Block> = v.variant('t', [
  v.strictObject({ t: v.literal('paragraph'), content: InlinesSchema }),
  v.strictObject({ t: v.literal('display'), math: MathNodeSchema }),
  v.strictObject({ t: v.literal('figure'), figure: FigureSchema }),
]);
export const BlocksSchema = v.pipe(v.array(BlockSchema), v.readonly());

const blanks = v.array(
  v.strictObject({
    label: v.exactOptional(v.string()),
    unit: v.exactOptional(v.string()),
  }),
);

export const AnswerFormSchema: v.GenericSchema<AnswerForm> = v.variant('kind', [
  v.strictObject({ kind: v.literal('integer'), blanks }),
  v.strictObject({ kind: v.literal('decimal'), blanks }),
  v.strictObject({
    kind: v.literal('fraction'),
    simplest: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('mixed') }),
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
]);

/** At most this many characters are kept of one typed box; more is refused as unreadable, not cut. */
const TYPED_LIMIT = 64;
const typed = v.pipe(v.string(), v.maxLength(TYPED_LIMIT));
const optionId = v.pipe(v.string(), v.maxLength(TYPED_LIMIT));

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
  v.strictObject({ kind: v.literal('number-line'), tick: v.nullable(count) }),
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
