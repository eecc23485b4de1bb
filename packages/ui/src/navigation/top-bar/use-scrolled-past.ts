import { type RefObject, useEffect, useState } from 'react';

/** Whether the page has been scrolled further than the element is high. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > (element.current?.offsetHeight ?? 0));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [element]);
  return isPast;
}
