import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { fill, stroke, world } from '../world.css.ts';
import * as css from './PomegranateTree.css.ts';

export interface PomegranateTreeProps extends RootProps {
  /** Skills that are learned: six at most are on the tree, and the basket has the rest, with their number. */
  learned: number;
  /** One more skill is near: a fruit that is not ripe, where a place on the tree is free. @default false */
  hasNearest?: boolean;
  /** All skills there are to learn; with the last of them the basket is full. */
  total?: number | undefined;
  ref?: Ref<SVGSVGElement>;
}

const PLACES = [
  [70, 142],
  [102, 160],
  [48, 172],
  [86, 190],
  [118, 186],
  [60, 206],
] as const;

/** Fruits of the basket, the lower ones last: for a few, to 30, and for more; one is put on top when all are learned. */
const FILLINGS = [
  [
    [-11, -15],
    [10, -14],
  ],
  [
    [-8, -27],
    [9, -27],
    [-17, -15],
    [17, -15],
    [0, -17],
  ],
  [
    [0, -39],
    [-10, -28],
    [10, -28],
    [-19, -15],
    [19, -15],
    [0, -17],
  ],
] as const;
const FEW = 5;
const MANY = 30;

/** A skill learned is a fruit, and no fruit ever falls. Decoration: the number is said in words beside it. */
export function PomegranateTree({ learned, hasNearest = false, total, className, ...rest }: PomegranateTreeProps) {
  const onTree = PLACES.slice(0, learned);
  const nearest = hasNearest ? PLACES[onTree.length] : undefined;
  const inBasket = learned - onTree.length;
  return (
    <svg {...rest} viewBox="14 98 136 198" aria-hidden="true" className={classNames(world, css.root, className)}>
      <path
        d="M84 292C86 262 82 244 84 214M84 246C94 236 100 228 104 214M84 256C76 246 68 240 62 226"
        className={`${css.line} ${stroke.bark}`}
        strokeWidth="10"
      />
      <path d="M88 292C90 262 86 244 88 214" className={`${css.barkShade} ${stroke.barkShade}`} strokeWidth="3" />
      <path
        d="M84 108C110 100 128 118 126 134C146 140 150 164 138 178C144 200 126 218 108 214C98 228 70 228 62 216C42 220 24 204 30 184C14 172 18 146 38 140C38 118 60 102 84 108Z"
        className={`${fill.leaf} ${stroke.leafEdge}`}
        strokeWidth="2.4"
      />
      <path
        d="M126 134C146 140 150 164 138 178C144 200 126 218 108 214C98 228 70 228 62 216C42 220 24 204 30 184C50 206 96 202 112 176C120 162 126 150 126 134Z"
        className={css.shade}
      />
      <path
        d="M52 150q8-9 18-5M96 134q9-5 15 2M38 190q7 7 17 5M112 200q8 0 12-8M74 172q8-5 15 1"
        className={`${css.line} ${stroke.leafMark}`}
        strokeWidth="2.6"
      />
      {onTree.map(([x, y]) => (
        <Fruit key={x} x={x} y={y} scale={0.94} />
      ))}
      {nearest && (
        <path
          d={FRUIT}
          transform={`translate(${nearest.join(' ')})`}
          className={`${fill.unripe} ${stroke.unripeEdge}`}
          strokeWidth="1.8"
          strokeDasharray="3.5 3"
          data-fruit="near"
        />
      )}
      {inBasket > 0 && (
        <Basket count={inBasket} filling={inBasket <= FEW ? 0 : inBasket <= MANY ? 1 : 2} isFull={learned === total} />
      )}
    </svg>
  );
}

const FRUIT = 'M0-8C7-9 11-4 11 1S6.5 10.5 0 10.5S-11 6-11 1S-7-9 0-8Z';

function Fruit({ x, y, scale }: { x: number; y: number; scale: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-fruit="ripe">
      <path
        d="M-3.6-6.5L-5-13L-1.7-10L0-13.5L1.7-10L5-13L3.6-6.5Z"
        className={`${fill.fruitCrown} ${stroke.fruitEdge}`}
        strokeWidth="1.4"
      />
      <path d={FRUIT} className={`${fill.fruit} ${stroke.fruitEdge}`} strokeWidth="1.6" />
      <path d="M-6-2.5Q-5-5.5-1.8-5.8" className={`${css.line} ${stroke.fruitShine}`} strokeWidth="2" />
    </g>
  );
}

/** At the foot of the tree, over the edge of its field. */
function Basket({ count, filling, isFull }: { count: number; filling: 0 | 1 | 2; isFull: boolean }): ReactNode {
  const number = formatNumber(count, { digits: useDigits() });
  return (
    <g transform="translate(136 294)" data-basket={filling} {...(isFull && { 'data-full': '' })}>
      <ellipse cy="17" rx="36" ry="5" className={fill.shadow} />
      {isFull && <Fruit x={0} y={-52} scale={0.88} />}
      {FILLINGS[filling].map(([x, y]) => (
        <Fruit key={`${x} ${y}`} x={x} y={y} scale={0.88} />
      ))}
      <path d="M-31-11H31L25 17Q0 21-25 17Z" className={`${fill.straw} ${stroke.strawEdge}`} strokeWidth="2" />
      <path
        d="M-28-2Q0 2 28-2M-26 7Q0 11 26 7M-16-10L-13 18M0-10V19M16-10L13 18"
        className={`${css.weave} ${stroke.strawEdge}`}
        strokeWidth="1.5"
      />
      <rect
        x="-35"
        y="-14"
        width="70"
        height="8"
        rx="4"
        className={`${fill.strawRim} ${stroke.strawEdge}`}
        strokeWidth="1.8"
      />
      <rect
        x="-20"
        y="-5"
        width="40"
        height="21"
        rx="3"
        className={`${fill.paper} ${stroke.strawEdge}`}
        strokeWidth="1.6"
      />
      <text y="11.5" className={css.count}>
        {number}
      </text>
    </g>
  );
}

/** One fruit by itself, 34 px, beside the number of learned skills. `outline` is the one to come. Decoration. */
export function Pomegranate({ variant = 'ripe', className, ...rest }: PomegranateProps) {
  return (
    <svg {...rest} viewBox="-17 -18 34 34" aria-hidden="true" className={classNames(world, css.single, className)}>
      {variant === 'ripe' ? (
        <Fruit x={0} y={1} scale={1.15} />
      ) : (
        <path
          d={FRUIT}
          transform="translate(0 0) scale(1.15)"
          className={`${css.line} ${stroke.unripeEdge}`}
          strokeWidth="1.8"
          strokeDasharray="3.5 3"
        />
      )}
    </svg>
  );
}

export interface PomegranateProps extends RootProps {
  /** @default 'ripe' */
  variant?: 'ripe' | 'outline';
  ref?: Ref<SVGSVGElement>;
}
