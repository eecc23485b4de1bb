import * as css from './Username.css.ts';
import { usernameText } from './username-text.ts';

/** A username as it is read out to somebody: from left to right, and whole on one line. */
export function Username({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className={css.whole}>
      {usernameText(children)}
    </bdi>
  );
}
