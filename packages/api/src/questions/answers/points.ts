import * as v from 'valibot';
import { drawingShape } from '../figures/drawing.ts';
import { between } from '../figures/values.ts';
import { place } from './place.ts';

const crossing = v.pipe(v.strictTuple([between(0, 12), between(0, 12)]), v.readonly());

export const form = v.strictObject({
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

/** What a child gives may be anything: its bounds keep records small. */
export const input = v.strictObject({
  kind: v.literal('points'),
  points: v.pipe(v.array(place), v.maxLength(24)),
});
