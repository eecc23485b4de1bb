import { useEffect, useRef } from 'react';

/** Milliseconds a button is held before it repeats, and between repeats. */
const DELAY = 400;
const INTERVAL = 70;

/** Props for a button that acts when pressed and goes on acting while held. */
export function useHeldPress(act: () => void): { onPressStart: () => void; onPressEnd: () => void } {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = (delay: number) => {
    timer.current = setTimeout(() => {
      latest.current();
      repeat(INTERVAL);
    }, delay);
  };

  return {
    onPressStart: () => {
      latest.current();
      repeat(DELAY);
    },
    onPressEnd: () => clearTimeout(timer.current),
  };
}
