import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}

/** The path of the page; with a router of yours, use its own. */
export const usePath = () => useSyncExternalStore(subscribe, () => window.location.pathname);

/** Goes to another screen without loading the page. */
export function navigate(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
}
