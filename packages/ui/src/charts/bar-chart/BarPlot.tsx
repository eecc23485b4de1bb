import * as css from './BarChart.css.ts';
import type { BarDatum } from './BarChart.tsx';
import { roundScale } from './scale.ts';

interface BarPlotProps {
  data: readonly BarDatum[];
  max: number | undefined;
  tone: keyof typeof css.tone;
  print: (value: number) => string;
}

/** Room over the highest bar for its number, in percent of the height. */
const HEADROOM = 10;
/** Room for the numbers of the rules, in percent of the width. */
const MARGIN = 8;

/**
 * The bars and rules, in percents of whatever room there is, so that letters keep their size on a phone. An island that
 * runs from left to right, as graphs in the textbooks do.
 */
export function BarPlot({ data, max, tone, print }: BarPlotProps) {
  const { top, step } = roundScale(Math.max(max ?? 0, ...data.map(({ value }) => value)));
  const heightOf = (value: number) => (Math.max(0, value) / top) * (100 - HEADROOM);
  const slot = (100 - MARGIN) / Math.max(1, data.length);
  const width = Math.min(slot * 0.6, 12);
  const rules = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return (
    <div dir="ltr" aria-hidden="true">
      <svg className={css.plot} role="presentation">
        {rules.map((value) => {
          const y = `${100 - heightOf(value)}%`;
          return (
            <g key={value}>
              <line x1={`${MARGIN}%`} x2="100%" y1={y} y2={y} className={value === 0 ? css.base : css.rule} />
              <text x="0" y={y} dy="0.35em" className={css.tick}>
                {print(value)}
              </text>
            </g>
          );
        })}
        {data.map((datum, index) => {
          const middle = MARGIN + slot * (index + 0.5);
          const height = heightOf(datum.value);
          return (
            <g key={datum.label}>
              <rect
                x={`${middle - width / 2}%`}
                y={`${100 - height}%`}
                width={`${width}%`}
                height={`${height}%`}
                rx="6"
                className={css.tone[datum.tone ?? tone]}
              />
              <text x={`${middle}%`} y={`${100 - height}%`} dy="-0.5em" className={css.number}>
                {print(datum.value)}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={css.names} style={{ marginInlineStart: `${MARGIN}%` }}>
        {data.map(({ label, shortLabel = label }) => (
          <span key={label} dir="auto">
            {shortLabel}
          </span>
        ))}
      </div>
    </div>
  );
}
