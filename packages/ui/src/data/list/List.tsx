import type { ReactNode } from 'react';
import * as css from './List.css.ts';

export interface ListProps {
  /** `ListItem`s. */
  children: ReactNode;
  /** What the list is of, when no heading says it. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Things one under another, parted by dashed rules as in a notebook. */
export function List({ children, ...labels }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={css.root} {...labels}>
      {children}
    </ul>
  );
}
