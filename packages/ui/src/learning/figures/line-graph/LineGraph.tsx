import type { LineGraphFigure } from '@mashq/curriculum/model';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import { ValueChart } from '../value-chart/index.ts';
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
      {({ x, y, base }) => (
        <>
          {points.map(({ label, value }, index) => {
            const next = points[index + 1]?.value ?? null;
            return (
              value !== null &&
              next !== null && (
                <line
                  key={label}
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
          {points.map(({ label, value }, index) =>
            value === null ? (
              <text key={label} x={x(index)} y={base - 10} fontSize={26} className={figureText} data-part="unknown">
                {unknown}
              </text>
            ) : (
              <circle key={label} cx={x(index)} cy={y(value)} r={5} data-part="point" className={css.point} />
            ),
          )}
        </>
      )}
    </ValueChart>
  );
}
