import type { ReactNode } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { pinned } from '../table/pinned.css.ts';

export interface PinnedColumnProps extends RootProps {
  /** One `Table`. */
  children: ReactNode;
}

/**
 * Pins the first column of the `Table` inside at the start, where the table is wider than its place; on a phone too the table keeps
 * its columns and is scrolled sideways, and says which of them are in sight. A `Table` of more than four columns of numbers does so by
 * itself. Keyboard: Tab to the table, the arrows scroll it; Tab to the buttons under it, Enter shows the next columns.
 */
export function PinnedColumn({ children, className, ...rest }: PinnedColumnProps) {
  return (
    <div {...rest} className={classNames(pinned, className)}>
      {children}
    </div>
  );
}
