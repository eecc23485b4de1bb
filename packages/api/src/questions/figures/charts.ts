import * as v from 'valibot';
import { between, natural, positive, tone } from './values.ts';

const title = v.exactOptional(v.string());
const value = v.nullable(natural);
const marked = v.exactOptional(v.literal(true));

const axis = { from: v.exactOptional(natural), step: positive, to: positive, unit: v.exactOptional(v.string()) };

function isWhole({ from = 0, step, to }: { from?: number | undefined; step: number; to: number }): boolean {
  return to > from && (to - from) % step === 0;
}

const WHOLE_STEPS = 'the axis is a whole number of steps';

const barChart = v.strictObject({
  t: v.literal('bar-chart'),
  description: v.string(),
  title,
  ...axis,
  bars: v.pipe(
    v.array(v.strictObject({ label: v.string(), value, tone: v.exactOptional(tone), marked })),
    v.minLength(1),
  ),
});
export const barChartFigure = v.pipe(
  barChart,
  v.check((chart) => isWhole(chart), WHOLE_STEPS),
);

const lineGraph = v.strictObject({
  t: v.literal('line-graph'),
  description: v.string(),
  title,
  ...axis,
  points: v.pipe(v.array(v.strictObject({ label: v.string(), value, marked })), v.minLength(2)),
});
export const lineGraphFigure = v.pipe(
  lineGraph,
  v.check((chart) => isWhole(chart), WHOLE_STEPS),
);

export const pictogramFigure = v.strictObject({
  t: v.literal('pictogram'),
  description: v.string(),
  title,
  shape: v.picklist(['circle', 'square', 'star', 'apple']),
  tone: v.exactOptional(tone),
  each: positive,
  unit: v.string(),
  rows: v.pipe(
    v.array(v.strictObject({ label: v.string(), halves: v.nullable(between(0, 60)), marked })),
    v.minLength(1),
  ),
});

export const tallyFigure = v.strictObject({
  t: v.literal('tally'),
  description: v.string(),
  title,
  rows: v.pipe(
    v.array(v.strictObject({ label: v.string(), count: v.nullable(between(0, 60)), marked })),
    v.minLength(1),
  ),
});

export const pieFigure = v.strictObject({
  t: v.literal('pie'),
  description: v.string(),
  title,
  slices: v.pipe(
    v.array(
      v.strictObject({
        label: v.string(),
        parts: between(1, 100),
        tone: v.exactOptional(tone),
        percent: v.exactOptional(v.nullable(between(0, 100))),
        marked,
      }),
    ),
    v.minLength(1),
  ),
  cuts: v.exactOptional(v.boolean()),
});
