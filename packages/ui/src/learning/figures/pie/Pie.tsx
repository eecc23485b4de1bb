import type { FigureTone, PieFigure } from '@mashq/curriculum/model';
import { useId } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { keyed } from '../../../primitives/keyed.ts';
import { percentSign } from '../../math-text/index.ts';
import { FigureFrame, FigureTitle } from '../figure-frame/FigureFrame.tsx';
import { ink, markedInk } from '../figure-frame/figure-ink.css.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import { ToneLegend } from '../tone-legend/ToneLegend.tsx';
import { TonePatterns, toneFill } from '../tone-pattern/TonePatterns.tsx';
import * as css from './Pie.css.ts';
import { cutPoints, pieSectors } from './pie-sectors.ts';

export interface PieProps extends Omit<PieFigure, 't'> {
  /** Read instead of the drawing. */
  description: string;
  /** Is where a percent is asked for. @default '؟' */
  unknown?: string;
}

const TONES: readonly FigureTone[] = ['turmeric', 'sky', 'rose', 'leaf', 'accent', 'none'];

/** A pie of equal sectors, each slice with its color, its pattern and its name in the legend. */
export function Pie({
  description,
  title,
  slices,
  cuts = true,
  unknown = messagesFor('learningFigures', faLearningFigures).unknown,
}: PieProps) {
  const id = useId();
  const digits = useDigits();
  const toned = slices.map((slice, index) => ({ ...slice, tone: slice.tone ?? TONES[index % TONES.length] ?? 'none' }));
  const named = keyed(toned, ({ label }) => label);
  const sectors = pieSectors(slices.map(({ parts }) => parts));
  const total = slices.reduce((sum, { parts }) => sum + parts, 0);
  return (
    <FigureFrame description={description}>
      {title !== undefined && <FigureTitle>{title}</FigureTitle>}
      <div className={css.root}>
        <svg viewBox="-120 -120 240 240" className={css.pie} aria-hidden="true">
          <TonePatterns id={id} tones={toned.map(({ tone }) => tone)} />
          {named.map(([key, { tone, parts }], index) => (
            <path
              key={key}
              d={sectors[index]?.path}
              fill={toneFill(id, tone)}
              data-part="slice"
              data-parts={parts}
              className={ink}
            />
          ))}
          {cuts &&
            cutPoints(total).map(({ x, y }) => (
              <line key={`${x} ${y}`} x2={x} y2={y} data-part="cut" className={`${ink} ${css.cut}`} />
            ))}
          {named.map(
            ([key, { marked }], index) =>
              marked && (
                <path
                  key={key}
                  d={sectors[index]?.path}
                  fill="none"
                  data-part="marked"
                  className={`${ink} ${markedInk}`}
                />
              ),
          )}
          {named.map(([key, { percent }], index) => {
            const sector = sectors[index];
            return (
              percent !== undefined &&
              sector && (
                <g key={key}>
                  {!sector.isNarrow && (
                    <rect
                      x={sector.label.x - 20}
                      y={sector.label.y - 13}
                      width={40}
                      height={26}
                      rx={9}
                      className={css.plate}
                    />
                  )}
                  <text x={sector.label.x} y={sector.label.y} dy="0.35em" fontSize={17} className={figureText}>
                    {percent === null ? unknown : `${formatDigits(percent, digits)}${percentSign(digits)}`}
                  </text>
                </g>
              )
            );
          })}
        </svg>
        <ToneLegend patternId={id} items={toned} className={css.legend} />
      </div>
    </FigureFrame>
  );
}
