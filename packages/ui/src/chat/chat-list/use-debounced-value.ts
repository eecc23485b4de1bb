import { useEffect, useRef, useState } from 'react';

/**
 * Reports a text once it has not changed for so many milliseconds; at once when it is empty, never of the first one.
 * Returns the one last informed of, the first one until then.
 */
export function useDebouncedValue(text: string, delay: number, notify: ((text: string) => void) | undefined): string {
  const latest = useRef(notify);
  useEffect(() => {
    latest.current = notify;
  }, [notify]);
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    if (text === announced) return;
    const timer = setTimeout(
      () => {
        setAnnounced(text);
        latest.current?.(text);
      },
      text === '' ? 0 : delay,
    );
    return () => clearTimeout(timer);
  }, [text, announced, delay]);
  return announced;
}
