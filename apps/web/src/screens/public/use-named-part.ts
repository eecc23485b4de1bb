import { useEffect } from 'react';

/** Once the page is there, goes to the part of it that the address names, unless the reader came back to another place. */
export function useNamedPart(): void {
  useEffect(() => {
    if (window.scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, []);
}
