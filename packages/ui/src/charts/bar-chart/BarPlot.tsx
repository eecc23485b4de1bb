import { keyed } from '../../primitives/keyed.ts';
import { PlotNames } from '../frame/PlotNames.tsx';
import type { ChartTone } from '../frame/plot.css.ts';
import * as css from '../frame/plot.css.ts';
import { heightOf } from '../frame/Rules.tsx';
import { roundScale } from '../frame/scale.ts';
import { useAcross } from '../frame/use-across.ts';

export interface BarDatum {
  label: string;
  /** Under the bar where there is no room for the label; the table keeps the label. @default the label */
  shortLabel?: string;
  /** Zero or more. */
  value: number;
  /** Color of this bar. @default the chart's */
  tone?: ChartTone;
}

/** Widest bar, in percent of the width: a single one must not fill the plot. */
const WIDEST = 14;

interface BarPlotProps {
  data: readonly BarDatum[];
  max: number | undefined;
  tone: css.ChartTone;
  print: (value: number) => string;
}

/** The bars on squared paper, each with its value over it, in percents of whatever room there is, so that letters keep their size on a phone. */
export function BarPlot({ data, max, tone, print }: BarPlotProps) {
  const { top } = roundScale(Math.max(max ?? 0, ...data.map(({ value }) => value)));
  const { slot, middle: middleOf } = useAcross(data.length);
  const width = Math.min(slot * 0.68, WIDEST);
  return (
    <div className={css.sheet}>
      <svg className={css.plot} role="presentation">
        {keyed(data, ({ label }) => label).map(([key, datum], index) => {
          const middle = middleOf(index);
          const height = heightOf(datum.value, top);
          return (
            <g key={key}>
              <rect
                x={`${middle - width / 2}%`}
                y={`${100 - height}%`}
                width={`${width}%`}
                height={`${height}%`}
                rx="8"
                className={css.fill[datum.tone ?? tone]}
              />
              <text x={`${middle}%`} y={`${100 - height}%`} dy="-0.5em" className={css.number}>
                {print(datum.value)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1="100%" y2="100%" className={css.base} />
      </svg>
      <PlotNames items={data} />
    </div>
  );
}
