import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
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

const InRegion = createContext(false);

/**
 * A box whose content is announced politely, whole, when it changes. Mounted empty, before there is anything to say. Inside
 * another it is a plain box: two regions would say the same twice.
 */
export function LiveRegion({ role = 'status', ...props }: ComponentProps<'div'> & { role?: 'status' | 'alert' }) {
  const isInner = useContext(InRegion);
  return (
    <InRegion value={true}>
      <div {...props} {...(!isInner && { role })} />
    </InRegion>
  );
}
