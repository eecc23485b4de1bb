import type { Ref } from 'react';
import { type BadgeArtMessages, faBadgeArt, faBadges } from '../../i18n/fa/rewards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './BadgeArt.css.ts';
import { BADGE_DESIGNS, type BadgeDesign, type BadgeId, type BadgeTier } from './badges.ts';
import { EMBLEMS, type Emblem } from './emblems.ts';
import { GROUNDS, SHAPES } from './shapes.ts';

/** `locked` is not had yet, `new` is had and not looked at. */
export type BadgeState = 'got' | 'new' | 'locked';

/** Side in pixels. */
export type BadgeArtSize = 32 | 48 | 64 | 96 | 128 | 160;

export interface BadgeArtProps extends RootProps {
  /** One of the family, or a design of a school's own; that one wants a `title`. */
  badge: BadgeId | BadgeDesign;
  /** What it is called. @default the title in the family */
  title?: string | undefined;
  /** @default 'gold' */
  tier?: BadgeTier;
  /** @default 'got' */
  state?: BadgeState;
  /** @default 96 */
  size?: BadgeArtSize;
  /** Its title is beside it, so screen readers are not told again. @default false */
  isDecorative?: boolean;
  /** The word «تازه» or «هنوز نه» stands elsewhere, as over a shelf of badges. @default false */
  isWordHidden?: boolean;
  /** Its name and the words «تازه» and «هنوز نه». From 96 px on the words are seen, below they are heard. */
  messages?: Partial<BadgeArtMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/** Where the words have room. */
const FIRST_SIZE_WITH_WORDS = 96;

const DOTS: Record<BadgeTier, readonly number[]> = { bronze: [0], silver: [-7, 7], gold: [-13, 0, 13] };
const DOT = 'l6 6l-6 6l-6 -6Z';

/** A badge drawn from its parts: rim in the tier's metal, ground, emblem and the tier's dots. */
export function BadgeArt({
  badge,
  title,
  tier = 'gold',
  state = 'got',
  size = 96,
  isDecorative = false,
  isWordHidden = false,
  messages,
  className,
  style,
  ...rest
}: BadgeArtProps) {
  const text = { ...messagesFor('badgeArt', faBadgeArt), ...messages };
  const { shape, ground, emblem, tone } = typeof badge === 'string' ? BADGE_DESIGNS[badge] : badge;
  const name = title ?? (typeof badge === 'string' ? messagesFor('badges', faBadges)[badge].title : '');
  const outline = SHAPES[shape];
  const [lines, lineWidth] = GROUNDS[ground];
  const word = state === 'got' ? null : text[state];
  return (
    <span
      {...rest}
      className={classNames(css.root, className)}
      style={{ ...style, inlineSize: size, blockSize: size }}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text.label(name, text[tier], word) })}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className={`${css.svg} ${css.tone[tone]} ${css.tier[tier]}`}>
        {state === 'locked' ? (
          <>
            <path d={outline} className={css.empty} />
            <g className={css.emblemOutline}>
              <Parts emblem={EMBLEMS[emblem]} isOutline />
            </g>
          </>
        ) : (
          <>
            <path d={outline} className={css.contour} />
            <path d={outline} transform="translate(0 4)" className={css.contour} />
            <path d={outline} transform="translate(0 4)" className={css.edge} />
            <path d={outline} className={css.rim} />
            <path d={outline} transform="scale(0.82)" className={css.ground} />
            <path d={lines} className={css.pattern} strokeWidth={lineWidth} />
            <g className={css.emblem}>
              <Parts emblem={EMBLEMS[emblem]} />
            </g>
            <path d={DOTS[tier].map((x) => `M${x} 34${DOT}`).join('')} className={css.dots} />
          </>
        )}
      </svg>
      {word !== null && !isWordHidden && size >= FIRST_SIZE_WITH_WORDS && (
        <span aria-hidden="true" className={css.word} data-state={state}>
          {word}
        </span>
      )}
      {state === 'new' && size < FIRST_SIZE_WITH_WORDS && <span className={css.spot} />}
    </span>
  );
}

function Parts({ emblem: { lean, parts }, isOutline = false }: { emblem: Emblem; isOutline?: boolean }) {
  const drawn = parts.flatMap(([paint, path, mirror]) => {
    const className = isOutline && paint !== 'none' ? undefined : css.paint[paint];
    const one = <path key={path} d={path} className={className} />;
    return mirror === undefined
      ? [one]
      : [one, <path key={`${path} flipped`} d={path} transform="scale(-1 1)" className={className} />];
  });
  return lean === undefined ? drawn : <g transform={`rotate(${lean})`}>{drawn}</g>;
}
