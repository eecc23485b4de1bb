import type { ReactNode, Ref } from 'react';
import { formatNumber, formatPercent } from '../../i18n/digits.ts';
import * as faFeedback from '../../i18n/fa/feedback.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './ProgressRing.css.ts';

export interface ProgressRingProps extends RootProps {
  /** What goes forward; heard, not seen. */
  label: string;
  /** How much is done, from 0 to `max`. */
  value: number;
  /** How much there is. @default 100 */
  max?: number;
  /** The progress in words, heard. @default «۳ از ۴» */
  valueText?: string;
  /** In the middle of the ring. @default the percent */
  children?: ReactNode;
  /** 40, 56 or 96 px. @default 'medium' */
  size?: keyof typeof css.size;
  /** @default 'accent' */
  tone?: keyof typeof css.tone;
  ref?: Ref<HTMLDivElement>;
}

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

/** Progress in the room of an icon. */
export function ProgressRing({
  label,
  value,
  max = 100,
  valueText,
  children,
  size = 'medium',
  tone = 'accent',
  className,
  ...rest
}: ProgressRingProps) {
  const digits = useDigits();
  const known = Math.min(Math.max(0, value), max);
  const share = max > 0 ? known / max : 0;
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={known}
      aria-valuetext={
        valueText ??
        messagesFor('feedback.progress', faFeedback.progress).of(
          formatNumber(known, { digits }),
          formatNumber(max, { digits }),
        )
      }
      className={classNames(css.root, css.size[size], className)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className={css.svg}>
        <circle cx="50" cy="50" r={RADIUS} className={css.track} />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={`${css.arc} ${css.tone[tone]}`}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - share)}
          />
        )}
      </svg>
      <span aria-hidden="true" className={css.middle}>
        {children ?? formatPercent(share, { digits })}
      </span>
    </div>
  );
}
