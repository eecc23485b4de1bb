import { useSyncExternalStore } from 'react';

/** From this width on a page has a second column, as the kit's grids do. */
const DESKTOP = '(min-width: 64rem)';

/** Below this width the kit's layers and cards are those of a phone. */
const PHONE = '(max-width: 37.49rem)';

/** Whether the window is of this kind; false without a window. */
function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia?.(media);
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(media).matches ?? false,
    () => false,
  );
}

/** Whether the window is wide enough for a second column. */
export const useIsDesktop = () => useMedia(DESKTOP);

/** Whether the window is a phone's, where what is read comes before what chooses it. */
export const useIsPhone = () => useMedia(PHONE);
