import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether there is a clipboard to write to: not on a server, and not on a page that came over an open line. */
export function useClipboard(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.clipboard !== undefined,
    () => false,
  );
}
