import { useEffect, useRef, useState } from 'react';

/**
 * Tells of a text once it has not changed for so many milliseconds; at once when it is empty, never of the first one.
 * Returns the one last told of, the first one until then.
 */
export function useDebouncedValue(text: string, delay: number, tell: ((text: string) => void) | undefined): string {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  const [told, setTold] = useState(text);
  useEffect(() => {
    if (text === told) return;
    const timer = setTimeout(
      () => {
        setTold(text);
        latest.current?.(text);
      },
      text === '' ? 0 : delay,
    );
    return () => clearTimeout(timer);
  }, [text, told, delay]);
  return told;
}
