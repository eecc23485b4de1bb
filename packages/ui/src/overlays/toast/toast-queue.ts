import { type Tone, warnOnce } from '../../primitives/tone.ts';

/** What a toast says by its color. */
export type ToastVariant = Tone;

export interface ToastAction {
  /** A verb: «برگرداندن». */
  label: string;
  /** Called once; the toast closes with it. */
  onPress: () => void;
}

export interface ToastContent {
  variant: ToastVariant;
  message: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
  /** Work is under way; the toast stays until it has ended. */
  isPending?: boolean;
}

export interface ShownToast {
  readonly key: number;
  readonly content: ToastContent;
}

interface QueuedToast extends ShownToast {
  readonly onClose: (() => void) | undefined;
  /** Milliseconds it still has in sight; null stays until it is closed. */
  left: number | null;
  /** When its time began to run, of the clock of `performance`; null while it is held. */
  since: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** At most so many at once: the oldest makes room. */
const MAX_TOASTS = 5;

let toasts: readonly QueuedToast[] = [];
/** Held until there is a region to show them: what nobody could see has not had its time. */
let isHeld = true;
let lastKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly QueuedToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function hold(toast: QueuedToast) {
  clearTimeout(toast.timer);
  if (toast.left !== null && toast.since !== null) toast.left -= performance.now() - toast.since;
  toast.since = null;
}

function run(toast: QueuedToast) {
  if (toast.left === null || toast.since !== null) return;
  toast.since = performance.now();
  toast.timer = setTimeout(() => closeToast(toast.key), toast.left);
}

/** Milliseconds that a page may take to bring its region, before a developer is warned of toasts that nobody sees. */
const REGION_DELAY = 3000;

function warnWithoutRegion() {
  if (process.env.NODE_ENV === 'production' || listeners.size > 0) return;
  setTimeout(() => {
    if (listeners.size === 0) warnOnce('toast: nobody sees it, for no <ToastRegion /> is on the page.');
  }, REGION_DELAY);
}

/** The toasts in sight, the newest first; the same list until it changes. */
export const shownToasts = (): readonly ShownToast[] => toasts;

/** Reports each change; returns what ends that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows one; the oldest makes room for it. `duration` in milliseconds, null for no end. Returns its key. */
export function addToast(content: ToastContent, duration: number | null, onClose?: () => void): number {
  lastKey += 1;
  const toast: QueuedToast = { key: lastKey, content, onClose, left: duration, since: null, timer: undefined };
  if (!isHeld) run(toast);
  change([toast, ...toasts]);
  warnWithoutRegion();
  // Only now: a listener may show another, which is counted too.
  const oldest = toasts[MAX_TOASTS];
  if (oldest !== undefined) closeToast(oldest.key);
  return toast.key;
}

/** Puts other words into one in sight, with a time of their own; shows them again where it is gone. */
export function changeToast(key: number, content: ToastContent, duration: number | null): void {
  const toast = toasts.find((each) => each.key === key);
  if (toast === undefined) {
    addToast(content, duration);
    return;
  }
  clearTimeout(toast.timer);
  const changed: QueuedToast = { ...toast, content, left: duration, since: null, timer: undefined };
  if (!isHeld) run(changed);
  change(toasts.map((each) => (each === toast ? changed : each)));
}

/** Takes one away, and says anyone who asked to know. One that is gone already is let be. */
export function closeToast(key: number): void {
  const toast = toasts.find((each) => each.key === key);
  if (toast === undefined) return;
  hold(toast);
  change(toasts.filter((each) => each !== toast));
  // A listener may show another, or close this one again: it is gone by then.
  toast.onClose?.();
}

/** Takes all away without telling. */
export function clearToasts(): void {
  toasts.forEach(hold);
  change([]);
}

/** Stops the time of those in sight, and of those to come. */
export function holdToasts(): void {
  isHeld = true;
  toasts.forEach(hold);
}

/** Lets the time that was left run on. */
export function runToasts(): void {
  isHeld = false;
  toasts.forEach(run);
}
