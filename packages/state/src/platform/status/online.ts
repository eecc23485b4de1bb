import { useSyncExternalStore } from 'react';

/** Whether the server was reached when it was tried last. Known from the stream of events. */
let isReached = true;
const listeners = new Set<() => void>();

/** Notes that the server was reached, or that several tries in a row did not reach it: a network may be there and not work. */
export function noteReach(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether there is a network: the browser believes in one, and the server is reached through it. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine && isReached,
    () => true,
  );
}
