/** Timers hold at most this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Calls back when a moment (milliseconds since 1970) has passed; one moment at a time. Timers stand still while a device
 * sleeps, so the clock is read again whenever the page is looked at.
 */
export function makeMomentWatch(): { watch: (moment: number, onPassed: () => void) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let check: (() => void) | undefined;

  function stop(): void {
    clearTimeout(timer);
    if (check) document.removeEventListener('visibilitychange', check);
    check = undefined;
  }

  function watch(moment: number, onPassed: () => void): void {
    stop();
    check = () => {
      const left = moment - Date.now();
      clearTimeout(timer);
      if (left > 0) {
        timer = setTimeout(() => check?.(), Math.min(left, LONGEST_TIMER));
      } else {
        stop();
        onPassed();
      }
    };
    document.addEventListener('visibilitychange', check);
    check();
  }

  return { watch, stop };
}
