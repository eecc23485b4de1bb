import { Children, type ReactNode } from 'react';
import * as css from './List.css.ts';

export interface ListProps {
  /** `ListItem`s. */
  children: ReactNode;
  /** What the list is of, when no heading says it. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** With more items than this, those out of sight are not laid out or painted. */
const MANY = 50;

/**
 * Things one under another, parted by dashed rules as in a notebook. A long list is whole in the page, for the browser's
 * search and for screen readers; only what is in sight costs layout and paint.
 */
export function List({ children, ...labels }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={css.root} {...labels} {...(Children.count(children) > MANY && { 'data-long': '' })}>
      {children}
    </ul>
  );
}
