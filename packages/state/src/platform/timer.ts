/** Timers hold at most this many milliseconds. */
const MAX_TIMER = 2 ** 31 - 1;

export interface Timer {
  /** Calls `onReached` once `moment` (milliseconds since 1970) has passed. Replaces the moment set before. */
  set: (moment: number, onReached: () => void) => void;
  stop: () => void;
}

/** A timer for one moment at a time. Timers pause while a device sleeps, so the clock is also read when the page is shown. */
export function createTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let check: (() => void) | undefined;

  function stop(): void {
    clearTimeout(timer);
    if (check) document.removeEventListener('visibilitychange', check);
    check = undefined;
  }

  function set(moment: number, onReached: () => void): void {
    stop();
    check = () => {
      const left = moment - Date.now();
      clearTimeout(timer);
      if (left > 0) {
        timer = setTimeout(() => check?.(), Math.min(left, MAX_TIMER));
      } else {
        stop();
        onReached();
      }
    };
    document.addEventListener('visibilitychange', check);
    check();
  }

  return { set, stop };
}
