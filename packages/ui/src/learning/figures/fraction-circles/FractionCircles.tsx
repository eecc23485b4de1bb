import type { FractionBar } from '@mashq/curriculum/model';
import { MathText } from '../../math-text/index.ts';
import { defaultTone, FigureFrame } from '../figure-frame/FigureFrame.tsx';
import { cut, ink } from '../figure-frame/figure-ink.css.ts';
import { empty, fill } from '../figure-frame/figure-tone.css.ts';
import * as css from './FractionCircles.css.ts';
import { RADIUS, sectorPath } from './sector-path.ts';

export interface FractionCirclesProps {
  /** Read instead of the drawing. */
  description: string;
  /** Circles cut into equal `parts`, the first `shaded` filled clockwise from 12 o'clock. */
  circles: readonly FractionBar[];
}

/** Circles that are in one row; more of them make two. */
const ROW = 6;

/** Up to three are as large as they are read best; more share the room of a row. */
function circleSize(count: number): string {
  if (count < 4) return 'clamp(80px, 28cqi, 168px)';
  const inRow = count > ROW ? Math.ceil(count / 2) : count;
  return `clamp(36px, ${Math.floor(100 / inRow)}cqi - 16px, 128px)`;
}

/** Fraction circles, left to right, so that the wholes of a mixed number are left of its fraction. */
export function FractionCircles({ description, circles }: FractionCirclesProps) {
  return (
    <FigureFrame description={description}>
      <div className={css.list}>
        {circles.map((circle, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the circles of a figure never change places
          <span key={place} className={css.item} style={{ inlineSize: circleSize(circles.length) }}>
            <svg viewBox="-50 -50 100 100" className={css.circle} aria-hidden="true">
              {Array.from({ length: circle.parts }, (_, part) => {
                const isShaded = part < circle.shaded;
                const tone = circle.tone ?? defaultTone(wholesBefore(circles, place));
                return (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal parts have no other name
                    key={part}
                    d={sectorPath(part, circle.parts)}
                    data-part={isShaded ? 'shaded' : 'empty'}
                    className={`${ink} ${isShaded ? `${cut} ${fill[tone]}` : empty}`}
                  />
                );
              })}
              <circle r={RADIUS} className={`${ink} ${css.rim}`} />
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

/** Circles cut alike are one number (۱ ۳/۴ as two circles of four) and keep one color. */
function wholesBefore(circles: readonly FractionBar[], place: number): number {
  return new Set(circles.slice(0, place + 1).map((circle) => circle.parts)).size - 1;
}
