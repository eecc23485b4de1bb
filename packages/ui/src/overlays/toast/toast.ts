import { addToast, clearToasts, closeToast, shownToasts, type ToastContent, type ToastVariant } from './toast-queue.ts';

export type { ToastVariant };

export interface ToastOptions {
  /** A second sentence: why, or what to do. */
  description?: string;
  /** Milliseconds in sight; null stays until it is closed. @default 3000 */
  duration?: number | null;
  /** Called when it goes, by itself or by hand. */
  onClose?: () => void;
}

/** Milliseconds in sight. */
const TOAST_DURATION = 3000;

const isSame = (one: ToastContent, other: ToastContent) =>
  one.variant === other.variant && one.message === other.message && one.description === other.description;

function show(
  variant: ToastVariant,
  message: string,
  { description, duration = TOAST_DURATION, onClose }: ToastOptions = {},
) {
  const content: ToastContent = { variant, message, description };
  const twin = shownToasts().find((toast) => isSame(toast.content, content));
  const key = twin?.key ?? addToast(content, duration, onClose);
  return () => closeToast(key);
}

type Show = (message: string, options?: ToastOptions) => () => void;

/**
 * Says something in passing at the top of the page, from anywhere: `toast('ذخیره شد')`. A success unless another variant is
 * named. One that is in sight already is not shown twice; of more than five the oldest goes. Returns what closes it.
 * Needs one `ToastRegion` in the app. Not for what must be acted upon.
 */
export const toast: Show & Record<ToastVariant, Show> & { closeAll: () => void } = Object.assign(
  ((message, options) => show('success', message, options)) satisfies Show,
  {
    success: ((message, options) => show('success', message, options)) satisfies Show,
    info: ((message, options) => show('info', message, options)) satisfies Show,
    warning: ((message, options) => show('warning', message, options)) satisfies Show,
    error: ((message, options) => show('error', message, options)) satisfies Show,
    /** Takes all away, as at sign-out. */
    closeAll: clearToasts,
  },
);
