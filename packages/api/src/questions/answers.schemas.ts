import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { AmountSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { InlinesSchema } from './content.schemas.ts';
import { numberLine as numberLineFields } from './figure.schemas.ts';
import { boardAxis, boardCell } from './figures/cells.ts';
import { drawingShape } from './figures/drawing.ts';
import { between, natural, positive } from './figures/values.ts';
import { MathNodeSchema } from './formula.schemas.ts';

// Each kind of answer: `form` is what is asked for, `input` what a child gives. An input may be anything: its bounds keep
// records small. `pnpm new answer` adds one.

/** At most this many characters are kept of one typed box; more is refused as unreadable, not cut. */
const TYPED_LIMIT = 64;
const typed = v.pipe(TextSchema, v.maxLength(TYPED_LIMIT));
const optionId = v.pipe(TextSchema, v.maxLength(TYPED_LIMIT));

/** The boxes of an answer of one or more numbers, each with its label and unit. */
const blanks = v.array(
  v.strictObject({
    label: v.exactOptional(v.string()),
    unit: v.exactOptional(v.string()),
  }),
);

/** What is typed in them. */
const typedBlanks = v.pipe(v.array(typed), v.maxLength(8));

/** A square or a crossing a child brings: any two numbers, which the checker refuses where they are none. */
const place = v.pipe(v.strictTuple([AmountSchema, AmountSchema]), v.readonly());

const integer = {
  form: v.strictObject({ kind: v.literal('integer'), blanks }),
  input: v.strictObject({ kind: v.literal('integer'), values: typedBlanks }),
};

const decimal = {
  form: v.strictObject({ kind: v.literal('decimal'), blanks }),
  input: v.strictObject({ kind: v.literal('decimal'), values: typedBlanks }),
};

const fraction = {
  form: v.strictObject({ kind: v.literal('fraction'), simplest: v.exactOptional(v.boolean()) }),
  input: v.strictObject({ kind: v.literal('fraction'), numerator: typed, denominator: typed }),
};

const mixed = {
  form: v.strictObject({ kind: v.literal('mixed'), improper: v.exactOptional(v.literal(true)) }),
  input: v.strictObject({ kind: v.literal('mixed'), whole: typed, numerator: typed, denominator: typed }),
};

const writtenNumber = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/));
const digits = v.pipe(v.array(typed), v.maxLength(40));
const longArithmetic = {
  form: v.variant('operation', [
    v.strictObject({
      kind: v.literal('long-arithmetic'),
      operation: v.picklist(['+', '−', '×']),
      terms: v.array(writtenNumber),
      hasCarries: v.exactOptional(v.boolean()),
    }),
    v.strictObject({
      kind: v.literal('long-arithmetic'),
      operation: v.literal('÷'),
      dividend: writtenNumber,
      divisor: writtenNumber,
    }),
  ]),
  input: v.strictObject({
    kind: v.literal('long-arithmetic'),
    carries: digits,
    lines: v.pipe(v.array(digits), v.maxLength(40)),
    result: digits,
  }),
};

const choice = {
  form: v.strictObject({
    kind: v.literal('choice'),
    options: v.array(v.strictObject({ id: v.string(), content: InlinesSchema })),
    layout: v.picklist(['tiles', 'list', 'lines']),
  }),
  input: v.strictObject({ kind: v.literal('choice'), option: v.nullable(optionId) }),
};

const multipleSelect = {
  form: v.strictObject({
    kind: v.literal('multiple-select'),
    options: v.array(v.strictObject({ id: v.string(), content: InlinesSchema })),
    layout: v.picklist(['tiles', 'list']),
    minimum: v.exactOptional(positive),
    maximum: v.exactOptional(positive),
  }),
  input: v.strictObject({
    kind: v.literal('multiple-select'),
    options: v.pipe(v.array(optionId), v.maxLength(24)),
  }),
};

const cards = v.array(v.strictObject({ id: v.string(), content: InlinesSchema }));
const match = {
  form: v.strictObject({ kind: v.literal('match'), first: cards, second: cards }),
  input: v.strictObject({
    kind: v.literal('match'),
    pairs: v.pipe(v.array(v.pipe(v.tuple([optionId, optionId]), v.readonly())), v.maxLength(12)),
  }),
};

const order = {
  form: v.strictObject({
    kind: v.literal('order'),
    items: v.array(v.strictObject({ id: v.string(), math: MathNodeSchema })),
    ends: v.tuple([v.string(), v.string()]),
  }),
  input: v.strictObject({
    kind: v.literal('order'),
    items: v.pipe(v.array(optionId), v.maxLength(24)),
  }),
};

const categorize = {
  form: v.strictObject({
    kind: v.literal('categorize'),
    items: v.array(v.strictObject({ id: v.string(), content: InlinesSchema })),
    bins: v.array(v.strictObject({ id: v.string(), label: v.string() })),
  }),
  input: v.strictObject({
    kind: v.literal('categorize'),
    placed: v.pipe(v.array(v.pipe(v.strictTuple([optionId, optionId]), v.readonly())), v.maxLength(24)),
  }),
};

const numberLine = {
  form: v.strictObject({ kind: v.literal('number-line'), line: v.strictObject(numberLineFields) }),
  input: v.strictObject({
    kind: v.literal('number-line'),
    tick: v.nullable(v.pipe(AmountSchema, v.integer())),
  }),
};

const clock = {
  form: v.strictObject({
    kind: v.literal('clock'),
    format: v.picklist(['time12', 'time24', 'duration']),
    seconds: v.exactOptional(v.literal(true)),
  }),
  input: v.strictObject({
    kind: v.literal('clock'),
    hour: typed,
    minute: typed,
    second: v.exactOptional(typed),
  }),
};

const angle = {
  form: v.strictObject({ kind: v.literal('angle'), zero: v.picklist(['left', 'right']) }),
  input: v.strictObject({ kind: v.literal('angle'), degrees: v.nullable(AmountSchema) }),
};

const cells = {
  form: v.strictObject({
    kind: v.literal('cells'),
    rows: between(1, 12),
    columns: between(1, 12),
    fixed: v.array(boardCell),
    axis: v.exactOptional(boardAxis),
  }),
  input: v.strictObject({
    kind: v.literal('cells'),
    cells: v.pipe(v.array(place), v.maxLength(144)),
  }),
};

const crossing = v.pipe(v.strictTuple([between(0, 12), between(0, 12)]), v.readonly());
const points = {
  form: v.strictObject({
    kind: v.literal('points'),
    width: between(1, 12),
    height: between(1, 12),
    background: v.picklist(['dots', 'squares', 'numbered']),
    shapes: v.array(drawingShape),
    description: v.string(),
    count: between(1, 12),
    join: v.exactOptional(
      v.variant('t', [
        v.strictObject({ t: v.literal('polygon'), given: v.array(crossing) }),
        v.strictObject({ t: v.literal('line'), through: crossing }),
      ]),
    ),
  }),
  input: v.strictObject({
    kind: v.literal('points'),
    points: v.pipe(v.array(place), v.maxLength(24)),
  }),
};

const levels = {
  form: v.strictObject({
    kind: v.literal('levels'),
    style: v.picklist(['bars', 'line', 'blocks']),
    columns: v.pipe(
      v.array(v.strictObject({ label: v.string(), start: v.exactOptional(natural) })),
      v.minLength(1),
      v.maxLength(8),
    ),
    from: natural,
    to: positive,
    step: positive,
    move: v.exactOptional(positive),
    unit: v.exactOptional(v.string()),
  }),
  input: v.strictObject({
    kind: v.literal('levels'),
    values: v.pipe(v.array(v.nullable(AmountSchema)), v.maxLength(8)),
  }),
};

const paint = v.picklist(['accent', 'turmeric', 'leaf', 'rose', 'sky']);
const sectors = {
  form: v.strictObject({
    kind: v.literal('sectors'),
    shape: v.picklist(['bar', 'circle', 'spinner']),
    parts: between(2, 12),
    palette: v.pipe(
      v.array(v.strictObject({ tone: paint, label: v.exactOptional(v.string()) })),
      v.minLength(1),
      v.maxLength(4),
    ),
    all: v.exactOptional(v.literal(true)),
  }),
  input: v.strictObject({
    kind: v.literal('sectors'),
    tones: v.pipe(v.array(v.nullable(paint)), v.maxLength(12)),
  }),
};

const tableCell = v.variant('t', [
  v.strictObject({ t: v.literal('text'), text: v.string() }),
  v.strictObject({ t: v.literal('math'), math: MathNodeSchema }),
  v.strictObject({ t: v.literal('blank'), unit: v.exactOptional(v.string()) }),
]);
const tableCells = {
  form: v.strictObject({
    kind: v.literal('table-cells'),
    description: v.string(),
    columns: v.exactOptional(v.array(v.string())),
    hasRowHeadings: v.exactOptional(v.boolean()),
    rows: v.array(v.array(tableCell)),
    keyboard: v.exactOptional(v.picklist(['numeric', 'decimal'])),
  }),
  input: v.strictObject({
    kind: v.literal('table-cells'),
    values: v.pipe(v.array(typed), v.maxLength(40)),
  }),
};

const kinds = [
  integer,
  decimal,
  fraction,
  mixed,
  longArithmetic,
  choice,
  multipleSelect,
  match,
  order,
  categorize,
  numberLine,
  clock,
  angle,
  cells,
  points,
  levels,
  sectors,
  tableCells,
];

/** What a question asks for: one shape a kind of answer. */
export const AnswerFormSchema: v.GenericSchema<AnswerForm> = v.variant(
  'kind',
  kinds.map(({ form }) => form),
);

/** What a child gives: one shape a kind of answer. */
export const RawInputSchema: v.GenericSchema<RawInput> = v.variant(
  'kind',
  kinds.map(({ input }) => input),
);
