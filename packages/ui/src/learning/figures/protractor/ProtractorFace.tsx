import type { ReactNode, Ref } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { pale } from '../figure-frame/figure-ink.css.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import * as css from './ProtractorFace.css.ts';

export interface ProtractorFaceProps extends RootProps {
  /**
   * Drawn over the face, in its own measure: the middle of the base is (0, 0), the rim at `PROTRACTOR_RADIUS`, y down.
   * For arms, also ones to be moved: the numbers stay legible above them.
   */
  children?: ReactNode;
  /** The scale that is read on: the other one is pale. */
  marked?: 'inner' | 'outer' | undefined;
  /** `false` where `children` hold something that screen readers must reach. @default true */
  isHidden?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** Radius of the rim, in the drawing's own measure. */
export const PROTRACTOR_RADIUS = 150;

const DEGREES = Array.from({ length: 181 }, (_, degree) => degree);
const TENS = Array.from({ length: 19 }, (_, index) => index * 10);
const OUTER = 128;
const INNER = 108;
/** The strip below the base, where both scales begin and end. */
const STRIP = 18;

/** The face of a protractor with both its scales. It says nothing to screen readers; what is around it does. */
export function ProtractorFace({ children, marked, isHidden = true, className, ...rest }: ProtractorFaceProps) {
  const digits = useDigits();
  const r = PROTRACTOR_RADIUS;
  return (
    <svg
      {...rest}
      viewBox={`-176 -178 352 ${178 + STRIP + 22}`}
      className={classNames(css.face, className)}
      role="presentation"
      aria-hidden={isHidden ? 'true' : undefined}
    >
      <path d={`M${-r} ${STRIP}V0A${r} ${r} 0 0 1 ${r} 0V${STRIP}Z`} className={css.body} />
      {DEGREES.map((degree) => {
        const outer = protractorSpot(degree, r);
        const inner = protractorSpot(degree, r - (degree % 10 === 0 ? 14 : degree % 5 === 0 ? 11 : 7));
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
      <path d="M-94 0A94 94 0 0 1 94 0" className={css.ring} />
      <path d={`M${-r} 0H${r}M0 0V-14`} className={css.base} />
      {children}
      {TENS.map((degree) => (
        <g key={degree}>
          <Numeral degree={degree} radius={OUTER} isPale={marked === 'inner'}>
            {formatDigits(180 - degree, digits)}
          </Numeral>
          {degree % 20 === 0 && (
            <Numeral degree={degree} radius={INNER} isPale={marked === 'outer'}>
              {formatDigits(degree, digits)}
            </Numeral>
          )}
        </g>
      ))}
    </svg>
  );
}

const FONT = 11;

/** Stands with its head to the rim; those at the ends stand upright in the strip, clear of the base line. */
function Numeral({
  degree,
  radius,
  isPale,
  children,
}: {
  degree: number;
  radius: number;
  isPale: boolean;
  children: string;
}) {
  const { x, y } = protractorSpot(degree, radius);
  const isEnd = degree % 180 === 0;
  return (
    <text
      transform={isEnd ? `translate(${x} ${STRIP / 2})` : `translate(${x} ${y}) rotate(${90 - degree})`}
      dy="0.35em"
      fontSize={FONT}
      className={`${figureText} ${css.numeral} ${radius === INNER ? css.inner : ''} ${isPale ? pale : ''}`}
    >
      {children}
    </text>
  );
}

/** Where something at `degrees` against the clock from the right and `radius` from the vertex stands, y down. */
export function protractorSpot(degrees: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(-radius * Math.sin(angle)) };
}

function round(value: number): number {
  // `+ 0` turns −0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
