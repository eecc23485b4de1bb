/** Timers hold at most this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

let timer: ReturnType<typeof setTimeout> | undefined;
let check: (() => void) | undefined;

/**
 * Calls `onExpired` when `expiresAt` (milliseconds since 1970) has passed. Timers stand still while a device sleeps, so
 * the clock is read again whenever the page is looked at.
 */
export function watchExpiry(expiresAt: number, onExpired: () => void): void {
  stopExpiryWatch();
  check = () => {
    const left = expiresAt - Date.now();
    clearTimeout(timer);
    if (left > 0) {
      timer = setTimeout(() => check?.(), Math.min(left, LONGEST_TIMER));
    } else {
      stopExpiryWatch();
      onExpired();
    }
  };
  document.addEventListener('visibilitychange', check);
  check();
}

export function stopExpiryWatch(): void {
  clearTimeout(timer);
  if (check) document.removeEventListener('visibilitychange', check);
  check = undefined;
}
