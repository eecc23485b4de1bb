import type { DrawingPlace, DrawingShape } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { MathNodeSchema } from '../formula.schemas.ts';
import { between, positive, tone } from './values.ts';

const coordinate = v.pipe(v.number(), v.integer());
const degrees = between(-360, 720);
const point = v.strictTuple([coordinate, coordinate]);
const direction = v.strictObject({ from: point, degrees });

const place: v.GenericSchema<DrawingPlace> = v.union([
  point,
  v.strictObject({ from: point, degrees, length: positive }),
  v.strictObject({ meet: v.strictTuple([direction, direction]) }),
]);

const arm = v.union([degrees, place]);
const ticks = between(0, 4);
const turn = { center: place, radius: positive, from: degrees, to: degrees };

export const drawingShape: v.GenericSchema<DrawingShape> = v.variant('t', [
  v.strictObject({
    t: v.literal('polygon'),
    points: v.pipe(v.array(place), v.minLength(3)),
    tone: v.exactOptional(tone),
    sides: v.exactOptional(v.array(v.nullable(MathNodeSchema))),
    ticks: v.exactOptional(v.array(ticks)),
  }),
  v.strictObject({
    t: v.literal('line'),
    from: place,
    to: place,
    ends: v.exactOptional(v.picklist(['none', 'one', 'both'])),
    dashed: v.exactOptional(v.boolean()),
    label: v.exactOptional(MathNodeSchema),
    ticks: v.exactOptional(ticks),
    tone: v.exactOptional(tone),
  }),
  v.strictObject({ t: v.literal('circle'), center: place, radius: positive, tone: v.exactOptional(tone) }),
  v.strictObject({ t: v.literal('sector'), ...turn, tone: v.exactOptional(tone) }),
  v.strictObject({
    t: v.literal('arc'),
    ...turn,
    ends: v.exactOptional(v.picklist(['none', 'one'])),
    dashed: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    t: v.literal('angle'),
    vertex: place,
    from: arm,
    to: arm,
    square: v.exactOptional(v.boolean()),
    arcs: v.exactOptional(between(1, 3)),
    label: v.exactOptional(MathNodeSchema),
    tone: v.exactOptional(tone),
  }),
  v.strictObject({
    t: v.literal('point'),
    at: place,
    label: v.exactOptional(v.pipe(v.string(), v.maxLength(4))),
    dot: v.exactOptional(v.boolean()),
    tone: v.exactOptional(tone),
  }),
  v.strictObject({ t: v.literal('text'), at: place, text: MathNodeSchema, large: v.exactOptional(v.boolean()) }),
]);

/** Points of a drawing to a side: fine enough for sides whose lengths are not whole. */
const MAX = 10_000;

export const drawingFigure = v.strictObject({
  t: v.literal('drawing'),
  description: v.string(),
  width: between(1, MAX),
  height: between(1, MAX),
  unit: v.exactOptional(positive),
  background: v.exactOptional(v.picklist(['none', 'dots', 'squares', 'numbered'])),
  shapes: v.array(drawingShape),
});
