import { Spinner } from '@mashq/ui/feedback/spinner';
import * as css from './Waiting.css.ts';

/** For the moment before it is known who is here and what they will see. */
export function Waiting() {
  return (
    <div className={css.whole}>
      <Spinner size="large" />
    </div>
  );
}
