import { useIsOnline } from '@mashq/state/platform/status/online';
import { Button } from '@mashq/ui/actions/button';
import { useEffect } from 'react';
import { noteScreen } from '../loading/first-screen.ts';
import { loadFailure, offlineMessage } from '../strings/loading.ts';
import * as css from './full-page.css.ts';

const KEY = 'reloaded-at';
/** Milliseconds before a page reloads by itself again. */
const RELOAD_PAUSE_MS = 60_000;

/**
 * A newer version may have replaced the chunk, which only a reload finds out. Where the server does not answer, a reload would
 * take away the page that is there.
 */
async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEY)) < RELOAD_PAUSE_MS) return;
  const { ok } = await fetch(window.location.href, { cache: 'no-store' });
  if (!ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}

export interface LoadFailureProps {
  onRetry: () => void;
  /** Where the page goes on; left out where a menu is around. */
  home?: string | undefined;
}

/**
 * A chunk could not be loaded. It is tried again when the network is back, and by a reload where there is one; the button does
 * the same at once.
 */
export function LoadFailure({ onRetry, home }: LoadFailureProps) {
  const isOnline = useIsOnline();
  // What waits for the first screen comes now: the line that says how many answers are kept.
  useEffect(noteScreen, []);
  useEffect(() => {
    // Without storage or a server the button is left.
    reloadOnce().catch(() => undefined);
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const retry = () => (navigator.onLine ? window.location.reload() : onRetry());
  const Whole = home === undefined ? 'div' : 'main';
  return (
    <Whole className={css.whole}>
      <div className={css.message}>
        <h1>{loadFailure.title}</h1>
        <p>{isOnline ? loadFailure.message : offlineMessage}</p>
        <Button onPress={retry}>{loadFailure.retry}</Button>
        {home !== undefined && <a href={home}>{loadFailure.home}</a>}
      </div>
    </Whole>
  );
}
