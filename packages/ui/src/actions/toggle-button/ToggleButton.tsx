import type { ReactNode, Ref } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './ToggleButton.css.ts';

export type ToggleButtonSize = 'small' | 'medium';

export interface ToggleButtonProps extends RootProps {
  /** What is on or off; it stays the same in both. */
  children: ReactNode;
  /** A picture before the text; decoration, hidden from screen readers. */
  icon?: ReactNode;
  /** Whether it is on, when the parent keeps it. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** @default 'medium' */
  size?: ToggleButtonSize;
  /** @default false */
  isDisabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stays pressed. For a choice that acts at once, such as a filter; in a form use `Switch`. Keyboard: Enter or Space. */
export function ToggleButton({ children, icon, size = 'medium', ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...rest} className={classNames(css.root, css.size[size], rest.className)}>
      {icon != null && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </AriaToggleButton>
  );
}
