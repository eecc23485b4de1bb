import type { BarChartFigure as BarChartModel } from '@mashq/curriculum/model';
import { useId } from 'react';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { keyed } from '../../../primitives/keyed.ts';
import { ink, markedInk } from '../figure-frame/figure-ink.css.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import { TonePatterns, toneFill } from '../tone-pattern/TonePatterns.tsx';
import { guide, ValueChart } from '../value-chart/ValueChart.tsx';

export interface BarChartFigureProps extends Omit<BarChartModel, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Is where a bar is asked for. @default '؟' */
  unknown?: string;
}

const TONE = 'sky';
/** Widest a bar gets, in px at the chart's usual size. */
const WIDEST = 38;

/** A bar chart to read values from: no numbers on the bars, rules to follow to the axis. */
export function BarChartFigure({
  description,
  title,
  bars,
  unknown = messagesFor('learningFigures', faLearningFigures).unknown,
  ...axis
}: BarChartFigureProps) {
  const id = useId();
  return (
    <ValueChart description={description} title={title} axis={axis} labels={bars.map(({ label }) => label)}>
      {({ x, y, base, slot, start }) => (
        <>
          <TonePatterns id={id} tones={bars.map(({ tone = TONE }) => tone)} />
          {keyed(bars, ({ label }) => label).map(([key, { value, tone = TONE, marked }], index) => {
            const width = Math.min(slot * 0.6, WIDEST);
            if (value === null)
              return (
                <text key={key} x={x(index)} y={base - 10} fontSize={26} className={figureText} data-part="unknown">
                  {unknown}
                </text>
              );
            return (
              <g key={key}>
                {marked && <line x1={start} x2={x(index) - width / 2} y1={y(value)} y2={y(value)} {...guide} />}
                <rect
                  x={x(index) - width / 2}
                  y={y(value)}
                  width={width}
                  height={base - y(value)}
                  fill={toneFill(id, tone)}
                  data-part="bar"
                  data-marked={marked}
                  className={marked ? `${ink} ${markedInk}` : ink}
                />
              </g>
            );
          })}
        </>
      )}
    </ValueChart>
  );
}
