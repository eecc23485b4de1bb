import { type FormerTone, presentTone } from '../../primitives/tone.ts';
import {
  addToast,
  changeToast,
  clearToasts,
  closeToast,
  shownToasts,
  type ToastAction,
  type ToastContent,
  type ToastVariant,
} from './toast-queue.ts';

export type { ToastAction, ToastVariant };

export interface ToastOptions {
  /** A second sentence: why, or what to do. */
  description?: string;
  /** One thing that can be done about it at once, such as to take it back. It must be possible elsewhere too. */
  action?: ToastAction;
  /** Milliseconds in sight; null stays until it is closed. @default 3000, with an action 10000 */
  duration?: number | null;
  /** Called when it goes, by itself or by hand. */
  onClose?: () => void;
}

/** What is said of work while it goes on, and when it has ended. */
export interface ToastPhases<Result> {
  pending: string;
  success: string | ((result: Result) => string);
  error: string | ((reason: unknown) => string);
}

/** Milliseconds in sight. */
const TOAST_DURATION = 3000;
/** Time to read it, to reach its button by keys and to press it. */
const ACTION_DURATION = 10_000;

/** Two with actions are never the same: each takes back its own. */
const isSame = (a: ToastContent, b: ToastContent) =>
  a.variant === b.variant &&
  a.message === b.message &&
  a.description === b.description &&
  a.isPending === b.isPending &&
  a.action === undefined &&
  b.action === undefined;

function show(
  variant: ToastVariant,
  message: string,
  {
    description,
    action,
    duration = action === undefined ? TOAST_DURATION : ACTION_DURATION,
    onClose,
  }: ToastOptions = {},
) {
  const content: ToastContent = { variant, message, description, action };
  const twin = shownToasts().find((toast) => isSame(toast.content, content));
  const key = twin?.key ?? addToast(content, duration, onClose);
  return () => closeToast(key);
}

async function showPromise<Result>(
  work: PromiseLike<Result>,
  { pending, success, error }: ToastPhases<Result>,
): Promise<Result> {
  const key = addToast({ variant: 'info', message: pending, isPending: true }, null);
  try {
    const result = await work;
    const message = typeof success === 'function' ? success(result) : success;
    changeToast(key, { variant: 'success', message }, TOAST_DURATION);
    return result;
  } catch (reason) {
    changeToast(
      key,
      { variant: 'danger', message: typeof error === 'function' ? error(reason) : error },
      TOAST_DURATION,
    );
    throw reason;
  }
}

type Show = (message: string, options?: ToastOptions) => () => void;

/**
 * Says something in passing at the top of the page, from anywhere: `toast('ذخیره شد')`. A success unless another variant is
 * named. One that is in sight already is not shown twice; of more than five the oldest goes. Returns what closes it.
 * Needs one `ToastRegion` in the app. Not for what must be acted upon.
 */
export const toast: Show &
  Record<ToastVariant | FormerTone, Show> & { promise: typeof showPromise; closeAll: () => void } = Object.assign(
  ((message, options) => show('success', message, options)) satisfies Show,
  {
    success: ((message, options) => show('success', message, options)) satisfies Show,
    info: ((message, options) => show('info', message, options)) satisfies Show,
    warning: ((message, options) => show('warning', message, options)) satisfies Show,
    danger: ((message, options) => show('danger', message, options)) satisfies Show,
    reward: ((message, options) => show('reward', message, options)) satisfies Show,
    /** @deprecated It is `toast.danger`. */
    error: ((message, options) => show(presentTone('error', 'toast'), message, options)) satisfies Show,
    /** Says that work goes on and, in the same place, how it ended; settles as the work does. */
    promise: showPromise,
    /** Takes all away, as at sign-out. */
    closeAll: clearToasts,
  },
);
