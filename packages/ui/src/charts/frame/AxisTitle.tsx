import type { ReactNode } from 'react';
import * as css from './AxisTitle.css.ts';

/** What an axis counts or names; nothing for an axis without a title. */
export function AxisTitle({ children, isOver = false }: { children: ReactNode; isOver?: boolean }) {
  return (
    children != null && (
      <div className={css.title} {...(isOver && { 'data-over': '' })}>
        <span dir="auto">{children}</span>
      </div>
    )
  );
}
