import type { ValueAxis } from '@mashq/curriculum/model';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { FigureFrame, FigureTitle } from '../figure-frame/FigureFrame.tsx';
import { figureText, figureWords } from '../figure-frame/figure-text.css.ts';
import { AIR, type ChartPlot, chartPlot, FONT, LINE_HEIGHT } from './chart-plot.ts';
import * as css from './ValueChart.css.ts';

export interface ValueChartProps {
  /** Read instead of the drawing. */
  description: string;
  title?: string | undefined;
  axis: ValueAxis;
  /** Names along the foot, from left to right. */
  labels: readonly string[];
  /** What is drawn on the plot, given where things stand. */
  children: (plot: ChartPlot) => ReactNode;
}

/** The frame of a chart: the axis of values at the left with its rules, the names along the foot. */
export function ValueChart({ description, title, axis, labels, children }: ValueChartProps) {
  const digits = useDigits();
  const plot = chartPlot(axis, labels);
  const { width, height, start, end, base, marks, isStaggered, isBroken, x, y } = plot;
  return (
    <FigureFrame description={description}>
      {title !== undefined && <FigureTitle>{title}</FigureTitle>}
      <svg viewBox={`0 0 ${width} ${height}`} className={css.chart} aria-hidden="true">
        {axis.unit !== undefined && (
          <text x={AIR} y={AIR + FONT - 1} fontSize={FONT} className={`${figureText} ${figureWords} ${css.unit}`}>
            {axis.unit}
          </text>
        )}
        {marks.map((mark) => (
          <g key={mark} data-part="mark">
            <line x1={start} x2={end} y1={y(mark)} y2={y(mark)} className={css.rule} />
            <text x={start - 8} y={y(mark)} dy="0.35em" fontSize={FONT} className={`${figureText} ${css.mark}`}>
              {formatNumber(mark, { digits })}
            </text>
          </g>
        ))}
        {children(plot)}
        <path
          d={
            isBroken
              ? `M${start} ${y(marks.at(-1) ?? 0) - 8}V${base - 20}l-5 4l10 4l-10 4l5 4V${base}H${end}`
              : `M${start} ${y(marks.at(-1) ?? 0) - 8}V${base}H${end}`
          }
          data-part={isBroken ? 'broken-axis' : 'axis'}
          className={css.axis}
        />
        {labels.map((label, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the names of a chart never change places
            key={index}
            x={x(index)}
            y={base + LINE_HEIGHT * (isStaggered && index % 2 === 1 ? 2 : 1) - 2}
            fontSize={FONT}
            className={`${figureText} ${figureWords}`}
          >
            {label}
          </text>
        ))}
      </svg>
    </FigureFrame>
  );
}

/** Attributes of a line that leads the eye from what is pointed at to the axis. */
export const guide = { className: css.guide, 'data-part': 'guide' } as const;
