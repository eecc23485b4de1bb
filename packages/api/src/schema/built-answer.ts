import * as v from 'valibot';
import { boardAxis, boardCell } from './figures/cells.ts';
import { between } from './figures/values.ts';

/** Forms and inputs of answers that are built on a figure. What a child brings may be anything: its bounds keep records small. */
const place = v.pipe(v.strictTuple([v.number(), v.number()]), v.readonly());

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
