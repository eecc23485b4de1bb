import { Spinner } from '@mashq/ui/feedback/spinner';
import * as css from './full-page.css.ts';

/** Shown while the session and the screen load. */
export function PageSpinner() {
  return (
    <div className={css.whole}>
      <Spinner size="large" />
    </div>
  );
}
