import type { ReactNode } from 'react';
import * as css from './FigureFrame.css.ts';

export interface FigureTitleProps {
  children: ReactNode;
}

/** The name of a chart, above it. */
export function FigureTitle({ children }: FigureTitleProps) {
  return (
    <span dir="rtl" className={css.title}>
      {children}
    </span>
  );
}
