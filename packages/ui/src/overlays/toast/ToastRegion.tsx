import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useDirection } from '../../i18n/direction.ts';
import * as faOverlays from '../../i18n/fa/overlays.ts';
import { messagesFor } from '../../i18n/language.ts';
import { ToastItem } from './ToastItem.tsx';
import * as css from './ToastRegion.css.ts';
import { type ShownToast, shownToasts, subscribeToToasts, type ToastVariant } from './toast-queue.ts';
import { useToastFocus } from './use-toast-focus.ts';

export interface ToastRegionProps {
  /** What the place of the toasts is called; F6 leads there. @default «پیام‌ها» */
  label?: string;
  /** @default «بستن پیام» */
  closeLabel?: string;
  /** The word said before each variant. @default «انجام شد»، «خبر»، «هشدار»، «خطا»، «آفرین» */
  variantLabels?: Record<ToastVariant, string>;
  /** The word said before work that goes on. @default «در حال انجام» */
  pendingLabel?: string;
}

const NONE: readonly ShownToast[] = [];
const onServer = () => NONE;

/**
 * Where toasts appear: once in an app, anywhere. They are announced as they come, wait while a pointer or the focus is
 * on them, and give the focus back when they go. Keyboard: F6 goes to them, Tab to their closing buttons.
 */
export function ToastRegion({
  label = messagesFor('overlays.toast', faOverlays.toast).region,
  closeLabel = messagesFor('overlays.toast', faOverlays.toast).close,
  variantLabels = messagesFor('overlays.toast', faOverlays.toast).variants,
  pendingLabel = messagesFor('overlays.toast', faOverlays.toast).pending,
}: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, onServer);
  const focusProps = useToastFocus(ref, shown);
  const direction = useDirection();
  return (
    <>
      {shown.length > 0 &&
        createPortal(
          <section
            {...focusProps}
            ref={ref}
            aria-label={label}
            dir={direction}
            className={css.region}
            // A dialog neither hides it nor keeps the focus from it, and is not closed by a press on it.
            data-react-aria-top-layer
          >
            <ol className={css.list}>
              {shown.map((toast) => (
                <li key={toast.key} className={css.list}>
                  <ToastItem
                    toast={toast}
                    kindLabel={toast.content.isPending === true ? pendingLabel : variantLabels[toast.content.variant]}
                    closeLabel={closeLabel}
                  />
                </li>
              ))}
            </ol>
          </section>,
          document.body,
        )}
    </>
  );
}
