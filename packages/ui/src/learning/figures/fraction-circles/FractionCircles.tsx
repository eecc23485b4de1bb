import type { FractionBar } from '@mashq/curriculum/model';
import { MathText } from '../../math-text/index.ts';
import { defaultTone } from '../figure-frame/default-tone.ts';
import { FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { empty, fill, ink } from '../figure-frame/figure-tone.css.ts';
import * as css from './FractionCircles.css.ts';
import { sectorPath } from './sector-path.ts';

export interface FractionCirclesProps {
  /** Read instead of the drawing. */
  description: string;
  /** Circles cut into equal `parts`, the first `shaded` filled clockwise from 12 o'clock. */
  circles: readonly FractionBar[];
}

/** From this many circles on they are drawn smaller. */
const MANY = 4;

/** Fraction circles, left to right, so that the wholes of a mixed number stand left of its fraction. */
export function FractionCircles({ description, circles }: FractionCirclesProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.list} {...(circles.length >= MANY && { 'data-many': '' })}>
        {circles.map((circle, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the circles of a figure never change places
          <span key={place} className={css.item}>
            <svg viewBox="-50 -50 100 100" className={css.circle} aria-hidden="true">
              {Array.from({ length: circle.parts }, (_, part) => {
                const isShaded = part < circle.shaded;
                return (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal parts have no other name
                    key={part}
                    d={sectorPath(part, circle.parts)}
                    data-part={isShaded ? 'shaded' : 'empty'}
                    className={`${ink} ${isShaded ? fill[circle.tone ?? defaultTone(wholesBefore(circles, place))] : empty}`}
                  />
                );
              })}
            </svg>
            {circle.label && (
              <span className={css.label}>
                <MathText math={circle.label} />
              </span>
            )}
          </span>
        ))}
      </div>
    </FigureFrame>
  );
}

/** Circles cut alike are one number (۱ ۳/۴ as two circles of four) and keep one colour. */
function wholesBefore(circles: readonly FractionBar[], place: number): number {
  return new Set(circles.slice(0, place + 1).map((circle) => circle.parts)).size - 1;
}
