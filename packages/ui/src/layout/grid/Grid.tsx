import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { gap as gapStep, type SpaceStep } from '../spacing.css.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends RootProps {
  children: ReactNode;
  /**
   * `narrow`, `medium` and `wide` fit as many equal columns of at least 10, 16 or 22 rem as there is room for;
   * `halves`, `thirds` and `mainAside` are one column on a phone and theirs from 1024 px; `threeOrOne` is three columns, or
   * one where the grid itself is narrower than 46 rem.
   * @default 'medium'
   */
  columns?: 'narrow' | 'medium' | 'wide' | 'halves' | 'thirds' | 'threeOrOne' | 'mainAside';
  /** Distance between cells, a step of 4 px: `6` is 24 px. @default 6 */
  gap?: SpaceStep;
  /** `start` lets each cell keep its own height. @default 'stretch' */
  align?: 'stretch' | 'start';
  /** Element; a list wants `li` children. @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  ref?: Ref<HTMLElement>;
}

/** Cells in columns that suit the width. */
export function Grid({
  children,
  columns = 'medium',
  gap = 6,
  align = 'stretch',
  as: Element = 'div',
  className,
  ref,
  ...rest
}: GridProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={classNames(css.root, css.columns[columns], gapStep[gap], className)}
      data-align={align}
    >
      {children}
    </Element>
  );
}
