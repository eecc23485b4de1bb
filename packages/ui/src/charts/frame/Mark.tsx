import * as css from './plot.css.ts';

/** Outlines around the origin, about 14 wide: told apart without color. */
const SHAPES = [
  'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0Z',
  'M-5.5 -5.5H5.5V5.5H-5.5Z',
  'M0 -7L7 5.5H-7Z',
  'M0 -7.5L7.5 0L0 7.5L-7.5 0Z',
  'M-7 -2.5H-2.5V-7H2.5V-2.5H7V2.5H2.5V7H-2.5V2.5H-7Z',
] as const;

/** A point of a chart; its shape says which line it is of. */
export function Mark({ shape, tone }: { shape: number; tone: css.ChartTone }) {
  return <path d={SHAPES[shape % SHAPES.length]} className={css.fill[tone]} />;
}
