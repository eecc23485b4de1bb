import type { ReactNode } from 'react';
import * as css from './FigureFrame.css.ts';

export interface FigureFrameProps {
  /** What a screen reader says instead of the drawing; it says what is seen, not the answer. */
  description: string;
  children: ReactNode;
}

/** A drawn figure: one picture to a screen reader, a left-to-right island on the page. */
export function FigureFrame({ description, children }: FigureFrameProps) {
  return (
    <div role="img" aria-label={description} dir="ltr" className={css.root}>
      {children}
    </div>
  );
}
