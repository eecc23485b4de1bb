import * as v from 'valibot';
import { MathNodeSchema } from '../formula.schemas.ts';
import { between, natural } from './values.ts';

export const rulerFigure = v.strictObject({
  t: v.literal('ruler'),
  description: v.string(),
  from: natural,
  to: between(1, 30),
  object: v.strictObject({ kind: v.picklist(['segment', 'pencil']), from: natural, to: natural }),
});

const arm = between(0, 180);

export const protractorFigure = v.strictObject({
  t: v.literal('protractor'),
  description: v.string(),
  arms: v.strictTuple([arm, arm]),
  letters: v.exactOptional(v.strictTuple([v.string(), v.string(), v.string()])),
  marked: v.exactOptional(v.picklist(['inner', 'outer'])),
});

export const cubesFigure = v.strictObject({
  t: v.literal('cubes'),
  description: v.string(),
  heights: v.pipe(v.array(v.pipe(v.array(between(0, 12)), v.minLength(1))), v.minLength(1)),
});

const edge = between(1, 1000);
const label = v.exactOptional(MathNodeSchema);

export const cuboidFigure = v.strictObject({
  t: v.literal('cuboid'),
  description: v.string(),
  width: edge,
  height: edge,
  depth: edge,
  labels: v.exactOptional(v.strictObject({ width: label, height: label, depth: label })),
});

export const clockFigure = v.strictObject({
  t: v.literal('clock'),
  description: v.string(),
  form: v.picklist(['analog', 'digital']),
  clocks: v.pipe(
    v.array(
      v.strictObject({
        hour: between(0, 23),
        minute: between(0, 59),
        second: v.exactOptional(between(0, 59)),
        label: v.exactOptional(v.string()),
        marked: v.exactOptional(v.picklist(['hour', 'minute', 'second'])),
      }),
    ),
    v.minLength(1),
  ),
});
