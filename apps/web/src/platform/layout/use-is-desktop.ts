import { useSyncExternalStore } from 'react';

/** From this width on a page has a second column, as the kit's grids do. */
const DESKTOP = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(DESKTOP);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window has room for a second column; not on a phone, and not where nothing is laid out. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(DESKTOP).matches ?? false,
    () => false,
  );
}
