import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { Mascot } from '../../illustrations/mascot/Mascot.tsx';
import type { MascotPose } from '../../illustrations/mascot/poses.ts';
import { khatamPath } from '../../illustrations/notebook-scene/khatam.ts';
import { PaperPlane } from '../../illustrations/notebook-scene/PaperPlane.tsx';
import { Pomegranate } from '../../illustrations/notebook-scene/PomegranateTree.tsx';
import { WireBinding } from '../../illustrations/notebook-scene/WireBinding.tsx';
import { fill, stroke, world } from '../../illustrations/world.css.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Milestone.css.ts';

/**
 * What happened: a skill was learned; everything is right; it is done, with something left to mend; it was handed in; a part of the
 * way was done; there is nothing to do.
 */
export type MilestoneScene = 'learned' | 'perfect' | 'gaps' | 'sent' | 'done' | 'rest';

export interface MilestoneProps extends RootProps {
  scene: MilestoneScene;
  /** What it is about, over the title: «یک مهارت تازه». */
  eyebrow?: ReactNode;
  /** The true thing, first: «۳ تا درست، یکی هنوز نه». */
  title: string;
  /** One or two sentences: what was done for it, what is still open. */
  message?: string | undefined;
  /** What shows it, such as the tiles of the questions. */
  children?: ReactNode;
  /** What comes next, the main one first; it can be pressed from the first frame. */
  actions?: ReactNode;
  /** Level of the title. @default 2 */
  level?: 1 | 2 | 3;
  /** It takes the place of what had the focus: its first action takes it. @default false */
  autoFocus?: boolean;
  ref?: Ref<HTMLElement>;
}

const POSES: Readonly<Record<MilestoneScene, MascotPose>> = {
  learned: 'hold',
  perfect: 'cheer',
  gaps: 'point',
  sent: 'stand',
  done: 'proud',
  rest: 'rest',
};

/** Scenes in which paper falls once. */
const FESTIVE: readonly MilestoneScene[] = ['learned', 'perfect'];

const BITS = Array.from({ length: 18 }, (_, index) => {
  // Steps of the golden ratio spread points evenly along a line; their squares fall without order.
  const spread = (index * index * 0.618034) % 1;
  const across = (index * 0.618034) % 1;
  return {
    x: Math.round(24 + across * 342),
    // Lower at the sides, so that none lies on the mascot.
    y: Math.round(16 + spread * 130 * Math.abs(across - 0.5) * 2),
    turn: Math.round(spread * 90),
    delay: (index % 6) * 60,
  };
});
const BIT_COLORS = ['pencil', 'cover', 'eraser', 'cypressPale'] as const;

/** Eight rays from where the star is. */
const RAYS = Array.from({ length: 8 }, (_, index) => {
  const [start, end] = [index * 45 - 6, index * 45 + 6].map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle = 0) => `${Math.round(420 * Math.cos(angle))} ${Math.round(420 * Math.sin(angle))}`;
  return `M0 0L${at(start)}L${at(end)}Z`;
}).join('');

/**
 * A moment of a student's work: what happened, said plainly, with the mascot, and what comes next. It moves once, for less than two
 * seconds, and nothing waits for it; with reduced motion it is there at once. Announced when it comes.
 */
export function Milestone({
  scene,
  eyebrow,
  title,
  message,
  children,
  actions,
  level = 2,
  autoFocus = false,
  className,
  ref,
  ...rest
}: MilestoneProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement);
  const [said, setSaid] = useState('');
  // A live region speaks of what changes in it after it has come.
  useEffect(() => setSaid([title, message].filter(Boolean).join(' ')), [title, message]);
  useEffect(() => {
    if (autoFocus) actionsRef.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [autoFocus]);
  const Title = `h${level}` as const;
  return (
    <section
      {...rest}
      ref={root}
      aria-labelledby={titleId}
      className={classNames(world, css.root, className)}
      data-scene={scene}
    >
      <div aria-hidden="true" className={css.picture}>
        <svg viewBox="0 0 390 240" preserveAspectRatio="xMidYMax slice" className={css.landscape} aria-hidden="true">
          {scene === 'learned' && <path d={RAYS} transform="translate(195 74)" className={css.rays} />}
          <circle cx="195" cy="150" r="130" className={css.glow} />
          <path
            d="M-200 214C-60 196 60 200 195 208S430 214 590 198V242H-200Z"
            className={`${css.hill} ${stroke.hillEdge}`}
            strokeWidth="2"
          />
          {FESTIVE.includes(scene) &&
            BITS.map(({ x, y, turn, delay }, index) => (
              <g key={x} className={css.bit} style={{ animationDelay: `${delay}ms` }}>
                <path
                  d={index % 3 === 0 ? 'M-8-4h16v8h-16Z' : khatamPath(index % 2 === 0 ? 8 : 6)}
                  transform={`translate(${x} ${y}) rotate(${turn})`}
                  className={fill[BIT_COLORS[index % BIT_COLORS.length] ?? 'pencil']}
                />
              </g>
            ))}
          {scene === 'gaps' && <Sheet />}
        </svg>
        {scene === 'learned' && (
          <span className={css.prize}>
            <svg viewBox="-40 -40 80 80" className={css.star} aria-hidden="true">
              <path d={khatamPath(37)} className={`${fill.pencil} ${stroke.footEdge}`} strokeWidth="2.4" />
              <path d={khatamPath(27)} className={`${fill.paper} ${stroke.footEdge}`} strokeWidth="2" />
            </svg>
            <Pomegranate className={css.fruit} />
          </span>
        )}
        {scene === 'sent' && <PaperPlane isFlying className={css.plane} />}
        <span className={css.mascot}>
          <Mascot pose={POSES[scene]} />
        </span>
      </div>
      <WireBinding className={css.wire} />
      <div className={css.page}>
        {eyebrow != null && <p className={css.eyebrow}>{eyebrow}</p>}
        <Title id={titleId} className={css.title}>
          {title}
        </Title>
        {message !== undefined && <p className={css.message}>{message}</p>}
        {children}
        {actions != null && (
          <div ref={actionsRef} className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      <Announcement>{said}</Announcement>
    </section>
  );
}

/** The sheet that was handed in, at which the mascot points. */
function Sheet(): ReactNode {
  return (
    <g transform="translate(108 154) rotate(-7) scale(0.84)" className={css.sheet}>
      <rect
        x="-40"
        y="-52"
        width="80"
        height="100"
        rx="10"
        className={`${fill.paper} ${stroke.ruling}`}
        strokeWidth="2"
      />
      <path d="M-30-32H8M-30-8H8M-30 16H8M-30 36H8" className={`${css.line} ${stroke.ruling}`} strokeWidth="4" />
      <path d="M16-34l5 5 9-11M16 14l5 5 9-11M16 34l5 5 9-11" className={`${css.line} ${css.tick}`} strokeWidth="4" />
      <path d="M17-8h13" className={`${css.line} ${stroke.footEdge}`} strokeWidth="4" strokeDasharray="4 5" />
    </g>
  );
}
