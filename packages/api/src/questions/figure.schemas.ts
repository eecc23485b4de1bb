import type { Figure } from '@mashq/curriculum/model';
import * as v from 'valibot';
import { cellsFigure, hundredGridFigure } from './figures/cells.ts';
import { bagFigure, coinsFigure, diceFigure, spinnerFigure } from './figures/chance.ts';
import { barChartFigure, lineGraphFigure, pictogramFigure, pieFigure, tallyFigure } from './figures/charts.ts';
import { drawingFigure } from './figures/drawing.ts';
import { clockFigure, cubesFigure, cuboidFigure, protractorFigure, rulerFigure } from './figures/measuring.ts';
import { growingPatternFigure, machineFigure, sequenceFigure, treeFigure } from './figures/patterns.ts';
import { tone } from './figures/values.ts';
import { columnFigure } from './figures/written.ts';
import { MathNodeSchema } from './formula.schemas.ts';

const count = v.pipe(v.number(), v.integer());
const fractionBar = v.strictObject({
  parts: count,
  shaded: count,
  tone: v.exactOptional(tone),
  label: v.exactOptional(MathNodeSchema),
});
/** The fields of a number line, to be looked at or to answer on. */
export const numberLine = {
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
  decimals: v.exactOptional(v.literal(true)),
};
const marked = v.exactOptional(v.literal(true));
const tableCell = v.variant('t', [
  v.strictObject({ t: v.literal('text'), text: v.string(), marked }),
  v.strictObject({ t: v.literal('math'), math: MathNodeSchema, marked }),
]);

/** A figure as a schema; strict, so that nothing but what is drawn travels with it. */
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
    marked: v.exactOptional(v.array(count)),
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
  columnFigure,
  clockFigure,
  drawingFigure,
  cellsFigure,
  hundredGridFigure,
  barChartFigure,
  lineGraphFigure,
  pictogramFigure,
  tallyFigure,
  pieFigure,
  spinnerFigure,
  bagFigure,
  diceFigure,
  coinsFigure,
  rulerFigure,
  protractorFigure,
  cubesFigure,
  cuboidFigure,
  machineFigure,
  growingPatternFigure,
  sequenceFigure,
  treeFigure,
]);
