import type { ReactNode } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './PinnedColumn.css.ts';

export interface PinnedColumnProps extends RootProps {
  /** One `Table`. */
  children: ReactNode;
}

/**
 * Pins the first column of the `Table` inside at the start, where the table is wider than its place. Keyboard: Tab to the
 * table, the arrows scroll it.
 */
export function PinnedColumn({ children, className, ...rest }: PinnedColumnProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {children}
    </div>
  );
}
