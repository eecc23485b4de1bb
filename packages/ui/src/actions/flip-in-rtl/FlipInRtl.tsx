import type { ReactNode } from 'react';
import * as css from './FlipInRtl.css.ts';

export interface FlipInRtlProps {
  /** A picture drawn for left-to-right pages. */
  children: ReactNode;
}

/**
 * Turns a picture with a direction (an arrow, a way out, a list's bullet) round in right-to-left pages, once. Not for
 * clocks, pencils, check marks and numbers: they look the same everywhere.
 */
export function FlipInRtl({ children }: FlipInRtlProps) {
  return (
    <span className={css.flip} aria-hidden="true">
      {children}
    </span>
  );
}
