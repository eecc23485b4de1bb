import type { Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends RootProps {
  /** `vertical` between things in one line, inside a row such as `Inline`. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** A word in the middle of a horizontal one: «یا». */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** A line between things that belong apart. Screen readers hear a separator, with its word. It has no keys. */
export function Divider({ orientation = 'horizontal', label, className, ref, ...rest }: DividerProps) {
  if (label !== undefined && orientation === 'horizontal') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: an `hr` holds no words
      <div
        {...rest}
        ref={ref as Ref<HTMLDivElement>}
        role="separator"
        aria-label={label}
        className={classNames(css.labeled, className)}
      >
        <span aria-hidden="true">{label}</span>
      </div>
    );
  }
  const isVertical = orientation === 'vertical';
  return (
    <hr
      {...rest}
      ref={ref as Ref<HTMLHRElement>}
      className={classNames(isVertical ? css.down : css.across, className)}
      {...(isVertical && { 'aria-orientation': 'vertical' })}
    />
  );
}
