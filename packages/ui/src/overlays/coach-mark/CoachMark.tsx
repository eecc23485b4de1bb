import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Popover as AriaPopover, OverlayArrow } from 'react-aria-components/Popover';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import * as faOverlays from '../../i18n/fa/overlays.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import * as css from './CoachMark.css.ts';

export interface CoachMarkProps {
  /** The part of the screen that is meant; the layer touches it and never lies over it. */
  target: RefObject<HTMLElement | null>;
  /** One or two sentences about the part. */
  children: ReactNode;
  /** Which of several this is, from 1. @default 1 */
  step?: number;
  /** How many there are. @default 1 */
  steps?: number;
  /** Where it is beside its target; it turns over where there is no space. @default 'bottom' */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Shows the next one; at the last one only `onClose` is called. */
  onNext?: () => void;
  /** By the closing button, the last step's button, or Escape within. */
  onClose: () => void;
  /** Offers to close all such layers of all screens. */
  onCloseAll?: () => void;
  /** Its name for screen readers. @default «راهنمای این صفحه» */
  label?: string;
  /** @default «بعدی» */
  nextLabel?: string;
  /** @default «فهمیدم» */
  doneLabel?: string;
  /** @default «بستن راهنما» */
  closeLabel?: string;
  /** @default «دیگر نشان نده» */
  closeAllLabel?: string;
  /** @default «۱ از ۳» */
  countLabel?: (step: string, steps: string) => string;
}

/**
 * A few words at a part of a screen that somebody sees for the first time. It takes no focus and blocks nothing: the page goes
 * on working, and screen readers hear the words as a status. Keyboard: it is at the end of the tab order; Escape within closes.
 */
export function CoachMark({
  target,
  children,
  step = 1,
  steps = 1,
  placement = 'bottom',
  onNext,
  onClose,
  onCloseAll,
  label = messagesFor('overlays.coachMark.label', faOverlays.coachMark.label),
  nextLabel = messagesFor('overlays.coachMark.next', faOverlays.coachMark.next),
  doneLabel = messagesFor('overlays.coachMark.done', faOverlays.coachMark.done),
  closeLabel = messagesFor('overlays.coachMark.close', faOverlays.coachMark.close),
  closeAllLabel = messagesFor('overlays.coachMark.closeAll', faOverlays.coachMark.closeAll),
  countLabel = messagesFor('overlays.coachMark.count', faOverlays.coachMark.count),
}: CoachMarkProps) {
  const digits = useDigits();
  // A status is read when its text changes, so the first text comes a moment after the status itself.
  const [isRead, setIsRead] = useState(false);
  useEffect(() => setIsRead(true), []);
  const isLast = step >= steps;
  return (
    <AriaPopover
      // Each step finds its own place.
      key={step}
      isNonModal
      isOpen
      // Scrolling and presses beside it do not close it; its own buttons do.
      shouldCloseOnInteractOutside={() => false}
      isKeyboardDismissDisabled
      triggerRef={target}
      placement={placement}
      offset={14}
      containerPadding={12}
      className={css.layer}
    >
      <OverlayArrow>
        <svg width={20} height={12} viewBox="0 0 20 12" className={css.tip} aria-hidden="true">
          <path d="M0 0 10 10 20 0" />
        </svg>
      </OverlayArrow>
      <section
        aria-label={label}
        className={css.body}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <div className={css.head}>
          <p role="status" className={css.text}>
            {isRead && children}
          </p>
          <div className={css.close}>
            <IconButton size="small" aria-label={closeLabel} onPress={onClose}>
              <X />
            </IconButton>
          </div>
        </div>
        <div className={css.foot}>
          {steps > 1 && (
            <span className={css.count}>
              {countLabel(formatNumber(step, { digits }), formatNumber(steps, { digits }))}
            </span>
          )}
          {onCloseAll && (
            <Button size="small" variant="quiet" onPress={onCloseAll}>
              {closeAllLabel}
            </Button>
          )}
          <Button size="small" onPress={() => (isLast ? onClose() : onNext?.())}>
            {isLast ? doneLabel : nextLabel}
          </Button>
        </div>
      </section>
    </AriaPopover>
  );
}
