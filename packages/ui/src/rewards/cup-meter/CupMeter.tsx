import { type Ref, useId } from 'react';
import { ProgressBar } from '../../feedback/progress-bar/ProgressBar.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import { type CupMeterMessages, faCupMeter } from '../../i18n/fa/rewards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { fill, stroke } from '../../illustrations/person-illustration/illustration-colors.css.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './CupMeter.css.ts';

export interface CupMeterProps extends RootProps {
  /** Cups had so far. */
  cups: number;
  /** Steps done towards the next one, from 0 to `max`. */
  value: number;
  /** Steps a cup takes. @default 10 */
  max?: number;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Words seen and heard; «قدم» stands for whatever a cup is filled by. */
  messages?: Partial<CupMeterMessages>;
  ref?: Ref<HTMLDivElement>;
}

const BOWL = 'M-24 -36H24V-20C24 0 14 12 0 12S-24 0 -24 -20Z';
/** The room within the bowl that fills up. */
const BRIM = -36;
const BOTTOM = 12;

/** How many cups were had, and a cup that fills with each step towards the next. */
export function CupMeter({ cups, value, max = 10, size = 'medium', messages, className, ...rest }: CupMeterProps) {
  const id = useId();
  const digits = useDigits();
  const text = { ...messagesFor('cupMeter', faCupMeter), ...messages };
  const number = (amount: number) => formatNumber(amount, { digits });
  const known = Math.min(Math.max(0, value), max);
  const level = BOTTOM - (max > 0 ? known / max : 0) * (BOTTOM - BRIM);
  return (
    <div {...rest} className={classNames(css.root, className)} data-size={size}>
      <svg viewBox="-44 -42 88 84" aria-hidden="true" className={css.cup}>
        <path d="M-24 -29H-37Q-38 -6 -18 -3M24 -29H37Q38 -6 18 -3" className={stroke.rewardDeep} strokeWidth="6" />
        <path d="M-4 10H4V26H-4Z" className={fill.rewardDeep} />
        <path d="M-14 24H14L19 37H-19Z" className={fill.rewardDeep} />
        <path d={BOWL} className={fill.surface} />
        <clipPath id={id}>
          <path d={BOWL} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path d={`M-24 ${level}q12 -5 24 0t24 0V14H-24Z`} className={fill.reward} />
        </g>
        <path d={BOWL} className={stroke.rewardDeep} strokeWidth="5" />
      </svg>
      <p className={css.count}>
        <strong className={css.number}>{number(cups)}</strong> {text.cups}
      </p>
      <div className={css.bar}>
        <ProgressBar
          label={text.next}
          value={known}
          max={max}
          valueText={text.spoken(number(known), number(max))}
          isValueHidden
          tone="reward"
        />
        <p className={css.left}>{known < max ? text.left(number(max - known)) : text.full}</p>
      </div>
    </div>
  );
}
