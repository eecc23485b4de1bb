import { type ReactNode, type Ref, useId } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { fill, stroke, world } from '../world.css.ts';
import { khatamPath } from './khatam.ts';
import * as css from './NotebookScene.css.ts';
import { WireBinding } from './WireBinding.tsx';

export interface NotebookSceneProps extends RootProps {
  /** A `WeekGarland`, from the pencil to the tree. */
  garland?: ReactNode;
  /** A `PomegranateTree`, at the end of the line. */
  tree?: ReactNode;
  /** A `Mascot` of 165 px, in the middle; the scene gives it its size. It may come later: nothing moves. */
  mascot?: ReactNode;
  /** Over the sky, such as the greeting of the screen; the one thing that is read. */
  children?: ReactNode;
  /** The wire at the lower edge, where the page below begins. @default true */
  isBound?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const CYPRESS = 'M2-62C13-42 15-20 12-8Q9 2 0 2T-12-8C-15-22-10-40-3-52Q0-58 2-62Z';
const BLADES = [
  [75, 400],
  [108, 412],
  [284, 424],
  [309, 400],
  [480, 410],
  [592, 412],
  [751, 424],
  [776, 400],
];
const STARS = [
  [120, 96],
  [210, 150],
  [268, 70],
  [356, 120],
  [470, 60],
  [520, 140],
  [610, 90],
  [690, 150],
];

/**
 * The upper page of the notebook: sky, Damavand, a hill, and by night a moon. It is as wide as its place; what is on it grows to 1.42
 * times its size at most, and further width is landscape. All but `children` is decoration: what it says is said in words
 * beside it.
 */
export function NotebookScene({
  garland,
  tree,
  mascot,
  children,
  isBound = true,
  className,
  ...rest
}: NotebookSceneProps) {
  return (
    <div {...rest} className={classNames(world, css.root, className)} {...(isBound && { 'data-bound': '' })}>
      <div className={css.page}>
        <div aria-hidden="true" className={css.picture}>
          <Landscape />
          <div className={css.tree}>{tree}</div>
          {garland}
          <div className={css.mascot}>{mascot}</div>
        </div>
        {children != null && <div className={css.content}>{children}</div>}
      </div>
      {isBound && <WireBinding className={css.wire} />}
    </div>
  );
}

/** On a field of 834 × 470, of which a narrow place shows the middle. */
function Landscape(): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 834 470" preserveAspectRatio="xMidYMax slice" className={css.landscape} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}h`} x1="0" y1="0" x2="0" y2="1">
          <stop className={css.hillTop} />
          <stop offset="1" className={css.hillFoot} />
        </linearGradient>
      </defs>
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.8" className={fill.stars} />
      ))}
      <g transform="translate(340 214)">
        <circle r="58" className={fill.halo} />
        <path d={khatamPath(33)} className={fill.sun} />
      </g>
      <path
        d="M538 246a12 12 0 0 1 3-23a20 20 0 0 1 37-5a15 15 0 0 1 22 13a8 8 0 0 1-1 15ZM404 90a12 12 0 0 1 3-23a20 20 0 0 1 37-5a15 15 0 0 1 22 13a8 8 0 0 1-1 15Z"
        className={fill.cloud}
      />
      <g strokeWidth="2">
        <path
          d="M25 366L123 258Q133 248 143 258L242 366ZM542 366L657 250Q667 240 677 250L792 366ZM455 366L540 266Q550 256 560 266L645 366Z"
          className={`${fill.far} ${stroke.mountainEdge}`}
        />
        <path d="M267 366L407 200Q417 190 427 200L567 366Z" className={`${fill.near} ${stroke.mountainEdge}`} />
        <path d="M407 200Q417 190 427 200L455 236L433 245L421 234L402 249L391 236L377 239Z" className={fill.snow} />
        <path
          d="M-4 356C133 324 250 340 400 348S700 322 838 344V474H-4Z"
          className={`${fill.hillFar} ${stroke.hillEdge}`}
        />
        <path d="M697 345h6v14h-6zM271 345h6v10h-6z" className={fill.bark} />
        <path d={CYPRESS} transform="translate(700 346) scale(0.95)" className={fill.cypress} />
        <path d={CYPRESS} transform="translate(724 343) scale(0.7)" className={fill.cypressPale} />
        <path d={CYPRESS} transform="translate(275 346) scale(0.6)" className={fill.cypressPale} />
        <path d={CYPRESS} transform="translate(296 348) scale(0.8)" className={fill.cypress} />
        <path
          d="M-4 390C83 366 233 362 383 374S683 384 838 362V474H-4Z"
          fill={`url(#${id}h)`}
          className={stroke.hillEdge}
        />
      </g>
      <path
        d={BLADES.map(([x, y]) => `M${x} ${y}q5-9 10 0`).join('')}
        className={`${css.line} ${stroke.blade}`}
        strokeWidth="2.6"
      />
      <Flowers at="M42 408h.01M655 419h.01" className={stroke.lit} />
      <Flowers at="M250 408h.01M634 408h.01" className={stroke.eraser} />
      <Flowers at="M271 419h.01M517 419h.01" className={stroke.flower} />
    </svg>
  );
}

const Flowers = ({ at, className }: { at: string; className: string }): ReactNode => (
  <>
    <path d={at} className={className} strokeWidth="8.4" />
    <path d={at} className={stroke.litEdge} strokeWidth="3" />
  </>
);
