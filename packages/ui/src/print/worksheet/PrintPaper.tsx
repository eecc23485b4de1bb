import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './PrintPaper.css.ts';

export interface PrintPaperProps extends RootProps {
  /** Sheets: `Worksheet` and `WorksheetKey`. */
  children: ReactNode;
  /** Name for screen readers. */
  label: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Sheets of A4, as they come out of the printer: dark on white with more contrast, whatever the theme of the page. Each
 * sheet begins a page. The page around it is hidden from print by its owner.
 */
export function PrintPaper({ children, label, className, ref, ...root }: PrintPaperProps) {
  return (
    <section {...root} ref={ref} aria-label={label} className={classNames(css.paper, className)}>
      {children}
    </section>
  );
}
