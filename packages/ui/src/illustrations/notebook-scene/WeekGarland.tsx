import type { ReactNode, Ref } from 'react';
import { faWeek } from '../../i18n/fa/week.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { fill, stroke, world } from '../world.css.ts';
import { khatamPath } from './khatam.ts';
import * as css from './WeekGarland.css.ts';

export interface WeekGarlandProps extends RootProps {
  /** The days with practice; 0 is Saturday, 6 is Friday. */
  practiced: readonly number[];
  /** Today's weekday, 0 to 6. Without it no day is marked, as while the week is loading. */
  today?: number | undefined;
  /** Stars without letters, in place and size: nothing is known of the week yet. @default false */
  isLoading?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Where the first star is on the string, and how far it is to the next, in parts of the whole. */
const FIRST = 0.08;
const STEP = 0.1345;
/** The string's middle hangs lower than its ends; in hundredths of the garland's height. */
const SAG = 24;
const END = 2;
/** How far down the pencil it is tied. */
const KNOT = 15;

/** How far below the pencil's knot the string is at a part of its way, in hundredths of the height. */
const heightAt = (part: number) => 2 * part * (1 - part) * SAG + part * part * END;

/**
 * The week as seven stars on a string, Saturday first, from a pencil to the tree. A star with a tick is a day with practice; the others
 * are plain, and none goes out. Inside of a `NotebookScene`. Decoration: the count is said in words beside it.
 */
export function WeekGarland({ practiced, today, isLoading = false, className, ...rest }: WeekGarlandProps) {
  const { letters } = messagesFor('week', faWeek);
  const done = new Set(practiced);
  return (
    <div {...rest} aria-hidden="true" className={classNames(world, css.root, className)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.string} aria-hidden="true">
        <path d={`M0 ${KNOT}Q50 ${KNOT + SAG} 100 ${KNOT + END}`} className={css.cord} />
      </svg>
      <Pole />
      {letters.map((letter, day) => {
        const part = FIRST + day * STEP;
        const state = isLoading ? 'loading' : done.has(day) ? 'lit' : day === today ? 'today' : 'plain';
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change places, and two have one letter in some languages
            key={day}
            className={css.place}
            data-state={state}
            style={{ insetInlineStart: `${part * 100}%`, insetBlockStart: `${KNOT + heightAt(part)}%` }}
          >
            <KhatamStar state={state} isToday={day === today}>
              {letter}
            </KhatamStar>
          </span>
        );
      })}
    </div>
  );
}

const STAR = khatamPath(14.5);

interface KhatamStarProps {
  state: 'lit' | 'today' | 'plain' | 'loading';
  isToday: boolean;
  children: string;
}

function KhatamStar({ state, isToday, children }: KhatamStarProps): ReactNode {
  return (
    <svg viewBox="-21 -3 42 48" className={css.star} aria-hidden="true">
      <path d="M0-2V11" className={stroke.string} strokeWidth="1.6" />
      {state === 'lit' && <circle cy="24" r="21" className={fill.litHalo} />}
      {state === 'loading' ? (
        <circle cy="24" r="13" className={`${fill.star} ${stroke.starEdge}`} strokeWidth="1.6" />
      ) : (
        <path
          d={STAR}
          transform="translate(0 24)"
          className={css.shape}
          data-state={state}
          {...(isToday && { 'data-today': '' })}
        />
      )}
      {state === 'lit' && (
        <path d="M-5 24.5L-1.5 28L5.5 20" className={`${css.tick} ${stroke.dark}`} strokeWidth="2.8" />
      )}
      {(state === 'today' || state === 'plain') && (
        <text y="29" className={css.letter} data-state={state}>
          {children}
        </text>
      )}
    </svg>
  );
}

/** One star by itself, 34 px, beside the number of days. `outline` is one to come. Decoration. */
export function DayStar({ variant = 'lit', className, ...rest }: DayStarProps) {
  return (
    <svg {...rest} viewBox="-18 -18 36 36" aria-hidden="true" className={classNames(world, css.single, className)}>
      <path d={STAR} className={css.shape} data-state={variant === 'lit' ? 'lit' : 'plain'} />
      {variant === 'lit' && <path d="M-5 .5L-1.5 4L5.5-4" className={`${css.tick} ${stroke.dark}`} strokeWidth="2.8" />}
    </svg>
  );
}

export interface DayStarProps extends RootProps {
  /** @default 'lit' */
  variant?: 'lit' | 'outline';
  ref?: Ref<SVGSVGElement>;
}

/** The pencil that the string is tied to. */
function Pole(): ReactNode {
  return (
    <svg viewBox="-9 -18 18 195" className={css.pole} aria-hidden="true">
      <g strokeWidth="1.6">
        <path d="M-7-10q0-7 7-7t7 7v8H-7z" className={`${fill.eraser} ${stroke.eraserEdge}`} />
        <path d="M-7-2H7V5H-7z" className={`${fill.ferrule} ${stroke.ferruleEdge}`} />
        <path d="M-7 5H7V177H-7z" className={fill.pencil} />
        <path d="M1 5H7V177H1z" className={css.poleShade} />
        <path d="M-7 5V177M7 5V177" className={stroke.footEdge} />
      </g>
    </svg>
  );
}
