import type { ValueAxis } from '@mashq/curriculum/model';

/** Where things are on a chart with an axis of values, in px at its usual size, y down. */
export interface ChartPlot {
  readonly width: number;
  readonly height: number;
  /** Where the axis of values stands. */
  readonly start: number;
  /** Where the rules and the axis of names end. */
  readonly end: number;
  /** Where the axis of names stands. */
  readonly base: number;
  /** Room of one name. */
  readonly slot: number;
  /** Values that are written at the axis. */
  readonly marks: readonly number[];
  /** Whether every second name stands a line lower, because they would touch. */
  readonly isStaggered: boolean;
  /** Whether the axis begins above zero. */
  readonly isBroken: boolean;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

export const FONT = 15;
export const LINE_HEIGHT = 22;

const WIDTH = 340;
/** Between the drawing and the edge of its paper. */
export const AIR = 10;
const PLOT_HEIGHT = 190;
const HEAD = 18;
const UNIT_LINE = 26;
const DIGIT = FONT * 0.6;
const LETTER = FONT * 0.47;
/** Room below the first mark where the axis shows that it is broken. */
const BREAK = 26;
/** More marks than this have only every second one written. */
const MAX_MARKS = 12;

/** Measures a chart for its names and values. */
export function chartPlot({ from = 0, step, to, unit }: ValueAxis, labels: readonly string[]): ChartPlot {
  const count = Math.round((to - from) / step);
  const marks = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  const longest = Math.max(...marks.map((mark) => String(mark).length));
  const start = longest * DIGIT + AIR + 8;
  const end = WIDTH - AIR;
  const slot = (end - start) / labels.length;
  const isStaggered = labels.some((label, index) => {
    const next = labels[index + 1];
    return next !== undefined && ((label.length + next.length) / 2) * LETTER > slot - 6;
  });
  const isBroken = from > 0;
  const top = unit === undefined ? HEAD : UNIT_LINE + HEAD;
  const base = top + PLOT_HEIGHT;
  const bottom = base - (isBroken ? BREAK : 0);
  return {
    width: WIDTH,
    height: base + LINE_HEIGHT * (isStaggered ? 2 : 1) + 10,
    start,
    end,
    base,
    slot,
    marks: marks.length > MAX_MARKS ? marks.filter((_, index) => index % 2 === 0) : marks,
    isStaggered,
    isBroken,
    x: (index) => start + slot * (index + 0.5),
    y: (value) => bottom - ((bottom - top) * (value - from)) / (to - from),
  };
}
