import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';

/**
 * Says to screen readers what changed. It is there before it has anything to say, or they would miss the first time. A helper
 * with nothing to see, and so without a story: tests of the components that say something hold it.
 */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <span role="status" className={visuallyHidden}>
      {children}
    </span>
  );
}
