import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { fill, stroke, world } from '../world.css.ts';
import * as css from './Mascot.css.ts';
import { type MascotPose, MOUTHS, POSES } from './poses.ts';

export interface MascotProps extends RootProps {
  /** What it does. */
  pose: MascotPose;
  /** Height in pixels, pencil and feet included; 48 or more. @default 120 */
  size?: number;
  /** What screen readers say in its place. Without it the mascot is decoration. */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement>;
}

/** Left edge, upper edge, width and height of the field; a peeking one ends at the edge it is behind. */
const FIELD = { whole: [-70, -84, 140, 156], peek: [-70, -84, 140, 104] } as const;
const TURNS = [-32, -16, 0, 16, 30];

/**
 * Daftarak, the notebook: its cover has the color of the preset, by day and by night. It is bound at its right in both
 * directions, as Persian notebooks are. One on a screen, never over text or a control, never sad. It breathes twice and
 * blinks once, and then it is still.
 */
export function Mascot({ pose, size = 120, label, className, ...rest }: MascotProps) {
  const { lean = 0, legs = 'stand', eyes, mouth, arms } = POSES[pose];
  const field = FIELD[pose === 'peek' ? 'peek' : 'whole'];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden
    <svg
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={field.join(' ')}
      width={(size * field[2]) / field[3]}
      height={size}
      className={classNames(world, css.root, className)}
      data-pose={pose}
    >
      {legs === 'stand' && <StandingLegs />}
      {legs === 'sit' && <SittingLegs />}
      <g transform={`rotate(${lean} 0 40)`}>
        <g className={css.body}>
          <Pencil />
          <rect x="-34" y="-42" width="70" height="88" rx="14" className={fill.limb} />
          <rect x="-34" y="-46" width="70" height="88" rx="14" className={fill.cover} />
          <path d="M-27-33L-17-40H23q5 0 5 5V31q0 5-5 5H-22q-5 0-5-5Z" className={fill.paper} />
          <path
            d="M-27-24H28M-27-12H28M-27 0H28M-27 12H28M-27 24H28M-15-40V36M-3-40V36M9-40V36M21-40V36"
            className={stroke.ruling}
          />
          <path d="M-27-33L-17-40V-35.5q0 2.5-2.5 2.5Z" className={fill.fold} />
          <path d={TURNS.map((y) => `M24 ${y}h.01`).join('')} className={stroke.limb} strokeWidth="4.4" />
          <path d={TURNS.map((y) => `M24 ${y}H39`).join('')} className={stroke.wireEdge} strokeWidth="5.4" />
          <path d={TURNS.map((y) => `M24.5 ${y}H38.5`).join('')} className={stroke.wire} strokeWidth="2.8" />
          <ellipse cx="-19.5" cy="1.5" rx="5" ry="3.8" className={fill.blush} />
          <ellipse cx="15" cy="1.5" rx="5" ry="3.8" className={fill.blush} />
          <Eyes eyes={eyes} />
          <path
            d={MOUTHS[mouth]}
            className={`${mouth === 'laugh' ? fill.mouth : css.line} ${stroke.ink}`}
            strokeWidth={mouth === 'laugh' ? 2.2 : 2.8}
          />
          {mouth === 'laugh' && (
            <path d="M-7.5 10.5Q-2 7.5 3.5 10.5Q1 13.2-2 13.2T-7.5 10.5Z" className={fill.eraser} />
          )}
          {arms.map(([path, x, y], index) => (
            <g key={path} className={pose === 'wave' && index === 0 ? css.greeting : undefined}>
              <path d={path} className={`${css.line} ${stroke.limb}`} strokeWidth="7" />
              <Hand x={x} y={y} />
            </g>
          ))}
        </g>
      </g>
      {pose === 'peek' && (
        <>
          <Hand x={-40} y={13} />
          <Hand x={42} y={13} />
        </>
      )}
    </svg>
  );
}

function Hand({ x, y }: { x: number; y: number }): ReactNode {
  return <circle cx={x} cy={y} r="6" className={`${fill.hand} ${stroke.limb}`} strokeWidth="2.2" />;
}

function StandingLegs(): ReactNode {
  return (
    <>
      <ellipse cx="1" cy="64" rx="34" ry="5" className={fill.shadow} />
      <path d="M-13 40V56M15 40V56" className={stroke.limb} strokeWidth="7.5" />
      <Feet d="M-26 63q0-8 9-8h9v8zM2 63q0-8 9-8h9v8z" />
    </>
  );
}

function SittingLegs(): ReactNode {
  return (
    <>
      <ellipse cx="-8" cy="59" rx="48" ry="5" className={fill.shadow} />
      <path
        d="M-14 40C-18 50-34 50-42 50M16 40C14 52-4 54-16 54"
        className={`${css.line} ${stroke.limb}`}
        strokeWidth="7.5"
      />
      <Feet d="M-50 44q-5 0-5 6v5h9q4-1 4-5.5zM-24 48q-5 0-5 6v5h9q4-1 4-5.5z" />
    </>
  );
}

const Feet = ({ d }: { d: string }): ReactNode => (
  <path d={d} className={`${fill.foot} ${stroke.footEdge}`} strokeWidth="2" />
);

/** In the wire, leaning to the right. */
function Pencil(): ReactNode {
  return (
    <g transform="translate(27 -46) rotate(9)" strokeWidth="1.6">
      <path d="M-4.5-20q0-4 4.5-4t4.5 4v5h-9z" className={`${fill.eraser} ${stroke.eraserEdge}`} />
      <path d="M-4.5-15h9v4h-9z" className={`${fill.ferrule} ${stroke.ferruleEdge}`} strokeWidth="1.3" />
      <path d="M-4.5-11h9V40h-9z" className={`${fill.pencil} ${stroke.footEdge}`} />
      <path d="M0-11V30" className={stroke.pencilShade} strokeWidth="2" />
    </g>
  );
}

const LAUGHING = 'M-17.8-7Q-13-13.5-8.2-7M4.2-7Q9-13.5 13.8-7';
const CLOSED = 'M-17.5-9Q-13-5-8.5-9M4.5-9Q9-5 13.5-9';

function Eyes({ eyes }: { eyes: number | 'laugh' | 'closed' }): ReactNode {
  if (typeof eyes === 'string')
    return (
      <path
        d={eyes === 'laugh' ? LAUGHING : CLOSED}
        className={`${css.line} ${stroke.ink}`}
        strokeWidth={eyes === 'laugh' ? 2.8 : 2.6}
      />
    );
  return [-13, 9].map((middle) => (
    <g key={middle} className={css.eye}>
      <ellipse cx={middle + eyes} cy="-9" rx="3.9" ry="4.9" className={fill.ink} />
      <circle cx={middle + eyes + 1.3} cy="-10.8" r="1.4" className={fill.gleam} />
    </g>
  ));
}
