import type { ReactNode, Ref } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../../primitives/root-props.ts';
import { figureText } from '../figure-frame/figure-text.css.ts';
import * as css from './ClockFace.css.ts';
import { type FaceTime, facePoint, handAngles } from './clock-hands.ts';

export interface ClockFaceProps extends RootProps {
  /** Where the hands stand; none are drawn without it. There is a hand for seconds when `second` is given. */
  time?: FaceTime | undefined;
  /** The hand that is pointed at. */
  marked?: HandName | undefined;
  /** Drawn over the face, in its own measure: the middle is (0, 0), the rim at radius 96, y down. For hands to be moved. */
  children?: ReactNode;
  ref?: Ref<SVGSVGElement>;
}

type HandName = keyof typeof css.hand;

const HOURS = Array.from({ length: 12 }, (_, index) => index + 1);
const MINUTES = Array.from({ length: 60 }, (_, index) => index);

/** The face of a clock with its numerals and hands. It says nothing to screen readers; what is around it does. */
export function ClockFace({ time, marked, children, className, ...rest }: ClockFaceProps) {
  const digits = useDigits();
  return (
    <svg {...rest} viewBox="-100 -100 200 200" className={classNames(css.face, className)} aria-hidden="true">
      <circle r={96} className={css.rim} />
      {MINUTES.map((minute) => {
        const isHour = minute % 5 === 0;
        const outer = facePoint(minute * 6, 91);
        const inner = facePoint(minute * 6, isHour ? 82 : 87);
        return (
          <line
            key={minute}
            x1={inner.x}
            y1={inner.y}
            x2={outer.x}
            y2={outer.y}
            className={isHour ? css.hourTick : css.minuteTick}
          />
        );
      })}
      {time && <Hands time={time} marked={marked} />}
      {HOURS.map((hour) => {
        const { x, y } = facePoint(hour * 30, 67);
        return (
          <text key={hour} x={x} y={y} dy="0.35em" fontSize={21} className={`${figureText} ${css.numeral}`}>
            {formatDigits(hour, digits)}
          </text>
        );
      })}
      {children}
    </svg>
  );
}

const REACH = { hour: 46, minute: 82, second: 87 } as const;

function Hands({ time, marked }: { time: FaceTime; marked: HandName | undefined }) {
  const angles = handAngles(time);
  const tip = marked && facePoint(angles[marked], REACH[marked]);
  return (
    <>
      {tip && <line x2={tip.x} y2={tip.y} data-part="marked" className={css.glow} />}
      <Hand degrees={angles.hour} reach={REACH.hour} name="hour" />
      <Hand degrees={angles.minute} reach={REACH.minute} name="minute" />
      {time.second !== undefined && <Hand degrees={angles.second} reach={REACH.second} name="second" />}
      <circle r={5} className={css.pin} />
    </>
  );
}

/** How far a hand reaches past the middle on its other side. */
const TAIL = 10;

function Hand({ degrees, reach, name }: { degrees: number; reach: number; name: HandName }) {
  const tip = facePoint(degrees, reach);
  const tail = facePoint(degrees + 180, name === 'second' ? 2 * TAIL : TAIL);
  return <line x1={tail.x} y1={tail.y} x2={tip.x} y2={tip.y} data-hand={name} className={css.hand[name]} />;
}
