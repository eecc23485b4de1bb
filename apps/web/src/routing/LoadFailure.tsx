import { Button } from '@mashq/ui/actions/button';
import { loading } from '../strings/loading.ts';
import * as css from './full-page.css.ts';

/** A chunk could not be loaded. Online, retry reloads the page, because a newer version may have been released. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const retry = () => (navigator.onLine ? window.location.reload() : onRetry());
  return (
    <main className={css.whole}>
      <div className={css.message}>
        <h1>{loading.part.title}</h1>
        <p>{loading.part.message}</p>
        <Button onPress={retry}>{loading.part.retry}</Button>
      </div>
    </main>
  );
}
