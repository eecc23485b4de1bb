import { type RefObject, useLayoutEffect, useState } from 'react';
import { TABLE_NEEDS } from './table-needs.ts';

/**
 * Whether a box is narrower than a table needs, followed while its width changes; before the first paint, so that nothing jumps.
 * @param isAsked whether the box is in the page and the answer matters
 */
export function useIsNarrow(box: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!isAsked || !element) return;
    const measure = () => {
      // Larger text needs a wider box.
      const needs = (TABLE_NEEDS / 16) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { width } = element.getBoundingClientRect();
      // In a tab that is not shown it has no width yet.
      if (width > 0) setNarrow(width < needs);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isAsked]);
  return isAsked && isNarrow;
}
