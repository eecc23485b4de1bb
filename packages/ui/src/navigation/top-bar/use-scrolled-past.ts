import { useEffect, useState } from 'react';

/** Whether the page has been scrolled further than `distance` CSS pixels. */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > distance);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [distance]);
  return isPast;
}
