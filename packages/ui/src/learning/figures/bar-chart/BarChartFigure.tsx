import type { BarChartFigure as BarChartModel } from '@mashq/curriculum/model';
import { useId } from 'react';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { ink } from '../figure-frame/figure-ink.css.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import { TonePatterns, toneFill } from '../tone-pattern/index.ts';
import { ValueChart } from '../value-chart/index.ts';

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
      {({ x, y, base, slot }) => (
        <>
          <TonePatterns id={id} tones={bars.map(({ tone = TONE }) => tone)} />
          {bars.map(({ label, value, tone = TONE }, index) => {
            const width = Math.min(slot * 0.6, WIDEST);
            if (value === null)
              return (
                <text key={label} x={x(index)} y={base - 10} fontSize={26} className={figureText} data-part="unknown">
                  {unknown}
                </text>
              );
            return (
              <rect
                key={label}
                x={x(index) - width / 2}
                y={y(value)}
                width={width}
                height={base - y(value)}
                fill={toneFill(id, tone)}
                data-part="bar"
                className={ink}
              />
            );
          })}
        </>
      )}
    </ValueChart>
  );
}
