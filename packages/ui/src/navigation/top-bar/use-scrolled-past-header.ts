import { useEffect, useState } from 'react';
import { breakpoint } from '../../layout/breakpoints.ts';

/** Heights of the header in CSS pixels. */
const HEADER = { desk: 80, phone: 64 };

/** Whether the page has been scrolled further than its header is high. */
export function useScrolledPastHeader(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const desk = window.matchMedia(breakpoint.desktop);
    const look = () => setPast(window.scrollY > (desk.matches ? HEADER.desk : HEADER.phone));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isPast;
}
