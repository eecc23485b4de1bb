import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a box whose own change takes away or disables what had it; else the next Tab would start at the
 * top of the page.
 * @param heir selector of what gets it, in the box
 * @param change what changes when that may have happened
 * @returns ref for the box, which stays as long as the component
 */
export function useFocusFallback<Box extends HTMLElement>(heir: string, change: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const come = () => {
      hadFocus.current = true;
    };
    // What goes away, or is disabled, loses the focus to nothing: it still counts as here.
    const go = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node) hadFocus.current = element.contains(relatedTarget);
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the caller says
  useLayoutEffect(() => {
    if (!hadFocus.current || !document.activeElement?.matches('body, :disabled')) return;
    box.current?.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true });
  }, [change]);

  return box;
}
