import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FocusNewest<Target extends HTMLElement> {
  /** For the element that came last. */
  ref: RefObject<Target | null>;
  /** Something has come since the first render. */
  hasGrown: boolean;
}

/**
 * Moves the focus to the newest of things that open one after another, whenever `count` grows. What is open at the
 * first render leaves the focus where it is.
 */
export function useFocusNewest<Target extends HTMLElement>(count: number): FocusNewest<Target> {
  const ref = useRef<Target>(null);
  const [first] = useState(count);
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current) ref.current?.focus();
    seen.current = count;
  }, [count]);
  return { ref, hasGrown: count > first };
}
