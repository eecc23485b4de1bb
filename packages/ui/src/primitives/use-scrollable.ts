import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether what is inside a box is larger than the box, followed while either changes its size.
 * @param isThere whether the box is in the page
 */
export function useScrollable(box: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!isThere || !element) return;
    const measure = () =>
      setScrollable(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box, isThere]);
  return isScrollable;
}
