import { useEffect, useRef } from 'react';

/** Tells of a text once it has not changed for so many milliseconds; at once when it is empty, never of the first one. */
export function useResting(text: string, delay: number, tell: ((text: string) => void) | undefined) {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  const told = useRef(text);
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(
      () => {
        told.current = text;
        latest.current?.(text);
      },
      text === '' ? 0 : delay,
    );
    return () => clearTimeout(timer);
  }, [text, delay]);
}
