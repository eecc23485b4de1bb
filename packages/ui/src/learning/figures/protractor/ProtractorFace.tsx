import type { ReactNode } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import * as css from './ProtractorFace.css.ts';
import { protractorSpot } from './protractor-spot.ts';

export interface ProtractorFaceProps {
  /**
   * Drawn over the face, in its own measure: the middle of the base is (0, 0), the rim at `PROTRACTOR_RADIUS`, y down.
   * For arms, also ones to be moved.
   */
  children?: ReactNode;
}

/** Radius of the rim, in the drawing's own measure. */
export const PROTRACTOR_RADIUS = 150;

const DEGREES = Array.from({ length: 181 }, (_, degree) => degree);
const TENS = Array.from({ length: 19 }, (_, index) => index * 10);
const OUTER = 122;
const INNER = 100;

/** The face of a protractor with both its scales. It says nothing to screen readers; what stands around it does. */
export function ProtractorFace({ children }: ProtractorFaceProps) {
  const digits = useDigits();
  const r = PROTRACTOR_RADIUS;
  return (
    <svg viewBox="-184 -180 368 206" className={css.face} aria-hidden="true">
      <path d={`M${-r} 12V0A${r} ${r} 0 0 1 ${r} 0V12Z`} className={css.body} />
      {DEGREES.map((degree) => {
        const outer = protractorSpot(degree, r);
        const inner = protractorSpot(degree, r - (degree % 10 === 0 ? 17 : degree % 5 === 0 ? 12 : 7));
        return (
          <line
            key={degree}
            x1={outer.x}
            y1={outer.y}
            x2={inner.x}
            y2={inner.y}
            className={degree % 5 === 0 ? css.mark : css.fineMark}
          />
        );
      })}
      <path d={`M-88 0A88 88 0 0 1 88 0`} className={css.ring} />
      <path d={`M${-r} 0H${r}M0 0V-14`} className={css.base} />
      {TENS.map((degree) => (
        <g key={degree}>
          <Numeral degree={degree} radius={OUTER} fontSize={12}>
            {formatDigits(180 - degree, digits)}
          </Numeral>
          <Numeral degree={degree} radius={INNER} fontSize={11}>
            {formatDigits(degree, digits)}
          </Numeral>
        </g>
      ))}
      {children}
    </svg>
  );
}

interface NumeralProps {
  degree: number;
  radius: number;
  fontSize: number;
  children: string;
}

/** Stands with its head to the rim. At the ends it is lifted off the base line. */
function Numeral({ degree, radius, fontSize, children }: NumeralProps) {
  const lift = degree === 0 ? 3.4 : degree === 180 ? -3.4 : 0;
  const { x, y } = protractorSpot(degree + lift, radius);
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${90 - degree - lift})`}
      dy="0.35em"
      fontSize={fontSize}
      className={`${figureText} ${radius === INNER ? css.inner : ''}`}
    >
      {children}
    </text>
  );
}
