import { ApiError } from '@mashq/state/platform/api/api';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';

/** Says that something waits for the network. Loaded ahead, for it is needed without one. */
export const nextWaits = lazyComponent(() => import('./NextWaits.tsx'), 'NextWaits');

/**
 * For what only the server can give, such as the next question: without a network it waits, is asked for again when the network is
 * back, and nobody reads that something failed. `failed` takes each failure of `ask`, `came` says that the reply is there.
 */
export function useAskOnline(ask: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const newest = useRef(ask);
  newest.current = ask;
  useEffect(nextWaits.preload, []);
  useEffect(() => {
    if (!isWaiting) return;
    const resume = () => newest.current();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isWaiting]);
  return {
    isWaiting,
    came: () => setWaiting(false),
    failed: (error: Error) => {
      if (error instanceof ApiError && error.status === 0) setWaiting(true);
      else void showToast(error.message, 'danger');
    },
  };
}
