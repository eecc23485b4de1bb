import { Award, CircleCheck, Info, LoaderCircle, type LucideIcon, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useId, useLayoutEffect, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { ownText } from '../../i18n/own-direction.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './ToastRegion.css.ts';
import { closeToast, type ShownToast, type ToastVariant } from './toast-queue.ts';

export interface ToastItemProps {
  toast: ShownToast;
  /** The word said before its variant. */
  kindLabel: string;
  closeLabel: string;
}

const ICONS: Record<ToastVariant, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
  reward: Award,
};

/** One toast, and the button that closes it. */
export function ToastItem({ toast, kindLabel, closeLabel }: ToastItemProps) {
  const { variant, message, description, action, isPending = false } = toast.content;
  const Icon = ICONS[variant];
  const titleId = useId();
  const descriptionId = useId();
  // NVDA says an alert that comes to be seen, not one that was there as it came into the page.
  const [isAnnounced, setSaid] = useState(false);
  useLayoutEffect(() => setSaid(true), []);
  return (
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={titleId}
      {...(description !== undefined && { 'aria-describedby': descriptionId })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: read at leisure, its time is held while the focus is on it.
      tabIndex={0}
      className={css.toast}
    >
      <span className={`${css.icon} ${css.variant[variant]}`} aria-hidden="true">
        {isPending ? (
          <LoaderCircle size="1.4em" strokeWidth={2.5} className={css.turning} />
        ) : (
          <Icon size="1.4em" strokeWidth={2.5} />
        )}
      </span>
      <div role="alert" aria-atomic="true" {...(!isAnnounced && { 'aria-hidden': true })} className={css.words}>
        <span id={titleId} className={css.message}>
          <span className={visuallyHidden}>{kindLabel}: </span>
          {ownText(message)}
        </span>
        {description !== undefined && (
          <span id={descriptionId} className={css.description}>
            {ownText(description)}
          </span>
        )}
      </div>
      {action !== undefined && (
        <Button
          slot={null}
          size="small"
          variant="quiet"
          onPress={() => {
            closeToast(toast.key);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton slot={null} size="small" aria-label={closeLabel} onPress={() => closeToast(toast.key)}>
        <X />
      </IconButton>
    </div>
  );
}
