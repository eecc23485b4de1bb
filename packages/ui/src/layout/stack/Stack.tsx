import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { gap as gapStep, type SpaceStep } from '../spacing.css.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends RootProps {
  children: ReactNode;
  /** Distance between children, a step of 4 px: `4` is 16 px. @default 4 */
  gap?: SpaceStep;
  /** Where children stand across the stack. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Element; a list (`ul`, `ol`) wants `li` children. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'fieldset';
  ref?: Ref<HTMLElement>;
}

/** Children one under another with an even distance. */
export function Stack({
  children,
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  className,
  ref,
  ...rest
}: StackProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={classNames(css.root, gapStep[gap], css.align[align], className)}
    >
      {children}
    </Element>
  );
}
