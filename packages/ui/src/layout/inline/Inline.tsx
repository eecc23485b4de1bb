import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { gap as gapStep, type SpaceStep } from '../spacing.css.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends RootProps {
  children: ReactNode;
  /** Distance between children, a step of 4 px: `3` is 12 px. @default 3 */
  gap?: SpaceStep;
  /** Where children stand across the line. @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** Where children stand along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on to a new line when there is no room. @default true */
  isWrapping?: boolean;
  /** Element; a list wants `li` children. @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'ol';
  ref?: Ref<HTMLElement>;
}

/** Children beside one another, from the start of the reading direction. */
export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  as: Element = 'div',
  className,
  ref,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={classNames(css.root, gapStep[gap], css.align[align], css.justify[justify], className)}
      {...(!isWrapping && { 'data-no-wrap': '' })}
    >
      {children}
    </Element>
  );
}
