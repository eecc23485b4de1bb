import { type Ref, useId } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import * as faFeedback from '../../i18n/fa/feedback.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps extends RootProps {
  /** What goes forward, such as «سؤال‌های تکلیف». */
  label: string;
  /** How much is done, from 0 to `max`. Left out, the bar says only that something goes on. */
  value?: number;
  /** How much there is. @default 100 */
  max?: number;
  /** The progress in words, seen and heard. @default «۲۱ از ۲۹» */
  valueText?: string;
  /** The label is heard only. @default false */
  isLabelHidden?: boolean;
  /** The words beside the bar are heard only. @default false */
  isValueHidden?: boolean;
  /** `reward` for progress towards a reward, `success` for what is complete. @default 'accent' */
  tone?: keyof typeof css.tone;
  /** Height of the bar: 8 or 12 px. @default 'medium' */
  size?: 'small' | 'medium';
  ref?: Ref<HTMLDivElement>;
}

/** How far something has come, filled from the start of the reading direction, with the number in words beside it. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  isValueHidden = false,
  tone = 'accent',
  size = 'medium',
  className,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const digits = useDigits();
  const known = value === undefined ? undefined : Math.min(Math.max(0, value), max);
  const words =
    known === undefined
      ? undefined
      : (valueText ??
        messagesFor('feedback.progress', faFeedback.progress).of(
          formatNumber(known, { digits }),
          formatNumber(max, { digits }),
        ));
  const isValueShown = words !== undefined && !isValueHidden;
  return (
    <div {...rest} className={classNames(css.root, className)} {...(!isValueShown && { 'data-alone': '' })}>
      <span id={labelId} className={isLabelHidden ? visuallyHidden : css.label}>
        {label}
      </span>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={known}
        aria-valuetext={words}
        className={css.track}
        data-size={size}
      >
        <div
          className={`${css.fill} ${css.tone[tone]}`}
          {...(known !== undefined && { style: { inlineSize: `${max > 0 ? (known / max) * 100 : 0}%` } })}
        />
      </div>
      {isValueShown && (
        // The bar itself says these words to screen readers.
        <span aria-hidden="true" className={css.value}>
          {words}
        </span>
      )}
    </div>
  );
}
