import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './FlipInRtl.css.ts';

export interface FlipInRtlProps extends RootProps {
  /** A picture drawn for left-to-right pages. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Turns a picture with a direction (an arrow, a way out, a list's bullet) round in right-to-left pages, once. Not for
 * clocks, pencils, check marks and numbers: they look the same everywhere.
 */
export function FlipInRtl({ children, className, ...rest }: FlipInRtlProps) {
  return (
    <span {...rest} className={classNames(css.flip, className)} aria-hidden="true">
      {children}
    </span>
  );
}
