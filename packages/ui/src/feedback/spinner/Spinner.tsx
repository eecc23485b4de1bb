import { type Ref, useRef } from 'react';
import * as faFeedback from '../../i18n/fa/feedback.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useAnnouncedLater } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  /** What is waited for. @default «در حال آماده شدن…» */
  label?: string;
  /** The label is heard only. @default true */
  isLabelHidden?: boolean;
  /** As high as a line of text, 32 or 64 px. @default 'medium' */
  size?: keyof typeof css.size;
  /** Takes the middle of its place, with room around. @default false */
  isCentred?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A short wait of unknown length, said where it is longer than a moment. Where the layout to come is known, use `Skeleton`. */
export function Spinner({
  label = messagesFor('feedback.spinner', faFeedback.spinner).label,
  isLabelHidden = true,
  size = 'medium',
  isCentred = false,
  className,
  ...rest
}: SpinnerProps) {
  const words = useRef<HTMLSpanElement>(null);
  useAnnouncedLater(words, true);
  return (
    <span
      {...rest}
      role="status"
      className={classNames(css.root, className)}
      {...(isCentred && { 'data-centred': '' })}
    >
      <span className={`${css.wheel} ${css.size[size]}`} />
      <span ref={words} {...(isLabelHidden && { className: visuallyHidden })}>
        {label}
      </span>
    </span>
  );
}
