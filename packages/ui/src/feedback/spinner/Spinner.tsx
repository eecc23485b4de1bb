import * as faFeedback from '../../i18n/fa/feedback.ts';
import { messagesFor } from '../../i18n/language.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is waited for. @default «در حال آماده شدن…» */
  label?: string;
  /** The label is heard only. @default true */
  isLabelHidden?: boolean;
  /** As high as a line of text, 32 or 64 px. @default 'medium' */
  size?: keyof typeof css.size;
  /** Takes the middle of its place, with room around. @default false */
  isCentred?: boolean;
}

/** A short wait of unknown length. Where the layout to come is known, use `Skeleton`. */
export function Spinner({
  label = messagesFor('feedback.spinner', faFeedback.spinner).label,
  isLabelHidden = true,
  size = 'medium',
  isCentred = false,
}: SpinnerProps) {
  return (
    <span role="status" className={css.root} {...(isCentred && { 'data-centred': '' })}>
      <span className={`${css.wheel} ${css.size[size]}`} />
      <span {...(isLabelHidden && { className: visuallyHidden })}>{label}</span>
    </span>
  );
}
