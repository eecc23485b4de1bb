import { useSyncExternalStore } from 'react';

/** From this width on a page has a second column, as the kit's grids do. */
const DESKTOP = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(DESKTOP);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window is wide enough for a second column; false without a window. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(DESKTOP).matches ?? false,
    () => false,
  );
}
