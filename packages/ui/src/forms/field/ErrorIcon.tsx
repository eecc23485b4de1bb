import { CircleAlert } from 'lucide-react';
import * as css from './field.css.ts';

/** The icon before the words of what is wrong with a field, in the middle of their first line. */
export function ErrorIcon() {
  return (
    <span className={css.lineIcon} aria-hidden="true">
      <CircleAlert size="1.2em" strokeWidth={2.5} />
    </span>
  );
}
