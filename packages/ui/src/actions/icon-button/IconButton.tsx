import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './IconButton.css.ts';

export type IconButtonVariant = 'quiet' | 'secondary' | 'primary' | 'danger';
export type IconButtonSize = 'small' | 'medium' | 'large';

export interface IconButtonProps extends RootProps {
  /** What the button does; its only name. */
  'aria-label': string;
  /** The picture; decoration, hidden from screen readers. */
  children: ReactNode;
  /** `danger` for what takes something away. @default 'quiet' */
  variant?: IconButtonVariant;
  /** @default 'medium' */
  size?: IconButtonSize;
  /** @default false */
  isDisabled?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** Name and value in the form's data, when this button sends it. */
  name?: string;
  value?: string;
  onPress?: (event: PressEvent) => void;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog';
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  /** Named slot of a parent component, such as the closing button of a dialog. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with a picture alone, for chrome. Keyboard: Enter or Space presses it. */
export function IconButton({ children, variant = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} className={classNames(css.root, css.variant[variant], css.size[size], rest.className)}>
      <span className={css.icon} aria-hidden="true">
        {children}
      </span>
    </AriaButton>
  );
}
