import { useEffect } from 'react';

/** Scrolls to the anchor in the address after the first render, unless the scroll position is restored. */
export function useAnchor(): void {
  useEffect(() => {
    if (window.scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
