import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import * as faFeedback from '../../i18n/fa/feedback.ts';
import { messagesFor } from '../../i18n/language.ts';
import { khatamPath } from '../../illustrations/notebook-scene/khatam.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './HintCard.css.ts';

export interface HintCardProps extends RootProps {
  /** One or two sentences. */
  children: ReactNode;
  /** Puts this hint away. */
  onDone: () => void;
  /** Offers to put the hints of all screens away. */
  onDecline?: () => void;
  /** Its name for screen readers. @default «راهنمای این صفحه» */
  label?: string;
  /** @default «فهمیدم» */
  doneLabel?: string;
  /** @default «نمی‌خواهم» */
  declineLabel?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * A hint for the first visit of a screen. It has its place in the page, above what it speaks of: it lies over nothing, takes no
 * focus, scrolls nothing, and is not printed. What happens when it is put away is the caller's.
 */
export function HintCard({
  children,
  onDone,
  onDecline,
  label = messagesFor('feedback.hintCard', faFeedback.hintCard).label,
  doneLabel = messagesFor('feedback.hintCard', faFeedback.hintCard).done,
  declineLabel = messagesFor('feedback.hintCard', faFeedback.hintCard).decline,
  className,
  ...rest
}: HintCardProps) {
  return (
    <section {...rest} aria-label={label} className={classNames(css.root, className)}>
      <svg viewBox="-20 -20 40 40" className={css.mark} aria-hidden="true">
        <path d={khatamPath(18)} className={css.star} />
        <path d="M-6 0.5L-1.5 5L6.5 -4.5" className={css.tick} />
      </svg>
      <p className={css.text}>{children}</p>
      <div className={css.actions}>
        {onDecline && (
          <Button size="small" variant="quiet" onPress={onDecline}>
            {declineLabel}
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={onDone}>
          {doneLabel}
        </Button>
      </div>
    </section>
  );
}
