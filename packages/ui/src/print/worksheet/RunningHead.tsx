import type { ReactNode } from 'react';
import * as css from './RunningHead.css.ts';

export interface RunningHeadProps {
  start: string;
  end: string;
  children: ReactNode;
}

/**
 * What is said at the head of each page that its content fills. Browsers repeat the head of a table, and nothing else; it is
 * a table by its style alone.
 */
export function RunningHead({ start, end, children }: RunningHeadProps) {
  return (
    <div className={css.root}>
      <div className={css.head}>
        <p className={css.line}>
          <span>{start}</span>
          <span>{end}</span>
        </p>
      </div>
      <div className={css.body}>
        <div className={css.cell}>{children}</div>
      </div>
    </div>
  );
}
