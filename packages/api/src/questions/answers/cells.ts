import * as v from 'valibot';
import { boardAxis, boardCell } from '../figures/cells.ts';
import { between } from '../figures/values.ts';
import { place } from './place.ts';

export const form = v.strictObject({
  kind: v.literal('cells'),
  rows: between(1, 12),
  columns: between(1, 12),
  fixed: v.array(boardCell),
  axis: v.exactOptional(boardAxis),
});

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('cells'),
  cells: v.pipe(v.array(place), v.maxLength(144)),
});
