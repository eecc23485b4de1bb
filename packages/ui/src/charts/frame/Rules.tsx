import * as css from './plot.css.ts';
import type { Across } from './use-across.ts';

/** Room for the numbers of the rules, in percent of the width. */
export const MARGIN = 8;
/** Room over the highest value for its number, in percent of the height. */
const HEADROOM = 10;

interface RulesProps extends Pick<Across, 'from' | 'sign'> {
  top: number;
  step: number;
  print: (value: number) => string;
}

/** How high a value stands, in percent of the plot. */
export const heightOf = (value: number, top: number) => (Math.max(0, value) / top) * (100 - HEADROOM);

/** The level lines of a plot with their numbers, in percents of whatever room there is. */
export function Rules({ top, step, print, from, sign }: RulesProps) {
  const values = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return values.map((value) => {
    const y = `${100 - heightOf(value, top)}%`;
    return (
      <g key={value}>
        <line
          x1={`${from(MARGIN)}%`}
          x2={`${from(100)}%`}
          y1={y}
          y2={y}
          className={value === 0 ? css.base : css.rule}
        />
        <text x={`${from(MARGIN)}%`} y={y} dx={`${-0.5 * sign}em`} dy="0.35em" className={css.tick}>
          {print(value)}
        </text>
      </g>
    );
  });
}
