import { Button } from '@mashq/ui/actions/button';
import { loadFailure } from '../strings/load-failure.ts';
import * as css from './full-page.css.ts';

/** A chunk could not be loaded. Online, retry reloads the page, because a newer version may have been released. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const retry = () => (navigator.onLine ? window.location.reload() : onRetry());
  return (
    <main className={css.whole}>
      <div className={css.message}>
        <h1>{loadFailure.title}</h1>
        <p>{loadFailure.message}</p>
        <Button onPress={retry}>{loadFailure.retry}</Button>
      </div>
    </main>
  );
}
