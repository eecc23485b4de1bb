import * as v from 'valibot';
import { boardAxis, boardCell } from './figures/cells.ts';
import { drawingShape } from './figures/drawing.ts';
import { between, natural, positive } from './figures/values.ts';
import { AmountSchema } from './primitives.ts';

/** Forms and inputs of answers that are built on a figure. What a child brings may be anything: its bounds keep records small. */
const place = v.pipe(v.strictTuple([AmountSchema, AmountSchema]), v.readonly());

export const cellsForm = v.strictObject({
  kind: v.literal('cells'),
  rows: between(1, 12),
  columns: between(1, 12),
  fixed: v.array(boardCell),
  axis: v.exactOptional(boardAxis),
});
export const cellsInput = v.strictObject({
  kind: v.literal('cells'),
  cells: v.pipe(v.array(place), v.maxLength(144)),
});

const crossing = v.pipe(v.strictTuple([between(0, 12), between(0, 12)]), v.readonly());

export const pointsForm = v.strictObject({
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
});
export const pointsInput = v.strictObject({
  kind: v.literal('points'),
  points: v.pipe(v.array(place), v.maxLength(24)),
});

const paint = v.picklist(['accent', 'turmeric', 'leaf', 'rose', 'sky']);

export const sectorsForm = v.strictObject({
  kind: v.literal('sectors'),
  shape: v.picklist(['bar', 'circle', 'spinner']),
  parts: between(2, 12),
  palette: v.pipe(
    v.array(v.strictObject({ tone: paint, label: v.exactOptional(v.string()) })),
    v.minLength(1),
    v.maxLength(4),
  ),
  all: v.exactOptional(v.literal(true)),
});
export const sectorsInput = v.strictObject({
  kind: v.literal('sectors'),
  tones: v.pipe(v.array(v.nullable(paint)), v.maxLength(12)),
});

export const levelsForm = v.strictObject({
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
});
export const levelsInput = v.strictObject({
  kind: v.literal('levels'),
  values: v.pipe(v.array(v.nullable(AmountSchema)), v.maxLength(8)),
});

export const angleForm = v.strictObject({ kind: v.literal('angle'), zero: v.picklist(['left', 'right']) });
export const angleInput = v.strictObject({ kind: v.literal('angle'), degrees: v.nullable(AmountSchema) });
