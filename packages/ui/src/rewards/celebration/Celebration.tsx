import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { faCelebration } from '../../i18n/fa/rewards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { fill } from '../../illustrations/person-illustration/illustration-colors.css.ts';
import { starPath } from '../../illustrations/tile/star.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Celebration.css.ts';

export interface CelebrationProps extends RootProps {
  /** What is celebrated, such as «یک نشان تازه گرفتی!». */
  title: string;
  /** One sentence that says what was done for it. */
  message: string;
  /** What was got: a `BadgeArt`, a cup. Decoration: title and message say it. */
  badge?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** Escape anywhere on the page and the closing button call it; without it the panel stays. */
  onClose?: (() => void) | undefined;
  /** @default «بستن» */
  closeLabel?: string;
  ref?: Ref<HTMLElement>;
}

const PIECE_COUNT = 34;
const STAR = starPath(24);
/** The cross between four stars of the tiling. */
const CROSS = 'M12 0L16 8L24 12L16 16L12 24L8 16L0 12L8 8Z';
const COLORS = ['reward', 'danger', 'info', 'success', 'accent'] as const;

/** Where a piece stops: a garland along the upper edge that hangs down at the sides and spares the words. */
const PIECES = Array.from({ length: PIECE_COUNT }, (_, index) => {
  // Steps of the golden ratio spread points evenly along a line; their squares fall without order.
  const across = (index * 0.618034) % 1;
  const spread = (index * index * 0.618034) % 1;
  const fromMiddle = Math.abs(across - 0.5) * 2;
  return {
    /** Percent of the width. */
    x: 3 + across * 94,
    /** Pixels from the upper edge, and percent of the height added to them. */
    top: Math.round(spread * 24),
    hang: Math.round(spread * fromMiddle ** 7 * 80),
    turn: Math.round(spread * 360),
    delay: Math.round(fromMiddle * 180),
    size: 12 + (index % 5) * 4,
  };
});

/**
 * Joy over something done: stars and crosses of the tiling burst over a panel and stops on it. It is in the
 * page, takes no focus, hides nothing and stays until it is closed. With reduced motion the pieces lie there at once.
 */
export function Celebration({
  title,
  message,
  badge,
  action,
  onClose,
  closeLabel = messagesFor('celebration', faCelebration).close,
  className,
  ...rest
}: CelebrationProps) {
  const titleId = useId();
  const [said, setSaid] = useState('');
  // A live region speaks of what changes in it after it has come.
  useEffect(() => setSaid(`${title} ${message}`), [title, message]);

  const isClosable = onClose !== undefined;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose?.();
  });
  useEffect(() => {
    if (!isClosable) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isClosable]);

  return (
    <section
      {...rest}
      aria-labelledby={titleId}
      className={classNames(css.root, className)}
      {...(badge == null && { 'data-bare': '' })}
    >
      <div aria-hidden="true" className={css.info}>
        {PIECES.map(({ x, top, hang, turn, delay, size }, index) => (
          <svg
            key={x}
            aria-hidden="true"
            viewBox="0 0 24 24"
            width={size}
            height={size}
            className={css.piece}
            style={
              {
                insetInlineStart: `${x}%`,
                insetBlockStart: `calc(${top}px + ${hang}%)`,
                animationDelay: `${delay}ms`,
                '--from-inline': `${50 - x}cqi`,
                '--from-block': `${60 - hang}cqb`,
              } as CSSProperties
            }
          >
            {/* Turned within itself: the flight goes by the panel's directions. */}
            <path
              d={index % 3 === 0 ? CROSS : STAR}
              transform={`rotate(${turn} 12 12)`}
              className={fill[COLORS[index % COLORS.length] ?? 'reward']}
            />
          </svg>
        ))}
      </div>
      {onClose && (
        <span className={css.close}>
          <IconButton aria-label={closeLabel} onPress={onClose}>
            <X />
          </IconButton>
        </span>
      )}
      {badge != null && (
        <div aria-hidden="true" className={css.badge}>
          {badge}
        </div>
      )}
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <p className={css.message}>{message}</p>
      {action}
      <Announcement>{said}</Announcement>
    </section>
  );
}
