import type { LineGraphFigure } from '@mashq/curriculum/model';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { keyed } from '../../../primitives/keyed.ts';
import { markedInk } from '../figure-frame/figure-ink.css.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import { guide, ValueChart } from '../value-chart/ValueChart.tsx';
import * as css from './LineGraph.css.ts';

export interface LineGraphProps extends Omit<LineGraphFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Is where a point is asked for. @default '؟' */
  unknown?: string;
}

/** A line graph to read values and changes from. */
export function LineGraph({
  description,
  title,
  points,
  unknown = messagesFor('learningFigures', faLearningFigures).unknown,
  ...axis
}: LineGraphProps) {
  return (
    <ValueChart description={description} title={title} axis={axis} labels={points.map(({ label }) => label)}>
      {({ x, y, base, start }) => (
        <>
          {keyed(points, ({ label }) => label).map(([key, { value }], index) => {
            const next = points[index + 1]?.value ?? null;
            return (
              value !== null &&
              next !== null && (
                <line
                  key={key}
                  x1={x(index)}
                  y1={y(value)}
                  x2={x(index + 1)}
                  y2={y(next)}
                  data-part="line"
                  className={css.line}
                />
              )
            );
          })}
          {keyed(points, ({ label }) => label).map(([key, { value, marked }], index) =>
            value === null ? (
              <text key={key} x={x(index)} y={base - 10} fontSize={26} className={figureText} data-part="unknown">
                {unknown}
              </text>
            ) : (
              <g key={key}>
                {marked && <path d={`M${start} ${y(value)}H${x(index)}V${base}`} {...guide} />}
                {marked && <circle cx={x(index)} cy={y(value)} r={10} className={`${css.ring} ${markedInk}`} />}
                <circle
                  cx={x(index)}
                  cy={y(value)}
                  r={5}
                  data-part="point"
                  data-marked={marked}
                  className={css.point}
                />
              </g>
            ),
          )}
        </>
      )}
    </ValueChart>
  );
}
