import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { faButton } from '../../i18n/fa/actions.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'reward' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends RootProps {
  /** What the button does, as a verb. */
  children: ReactNode;
  /** Weight in the page: one `primary` a view; `reward` for what follows work done; `danger` for what cannot be undone. @default 'primary' */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** A picture before the text; decoration, hidden from screen readers. */
  icon?: ReactNode;
  /** Work is under way: presses do nothing, the label keeps its place, the wait is announced. @default false */
  isPending?: boolean;
  /** What is announced while pending. @default «صبر کن…» */
  pendingLabel?: string;
  /** @default false */
  isDisabled?: boolean;
  /** Takes the whole line. @default false */
  isFullWidth?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** The form it submits, when it is outside it. */
  form?: string;
  /** Name and value in the form's data, when this button sends it. */
  name?: string;
  value?: string;
  onPress?: (event: PressEvent) => void;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  /** Named slot of a parent component, such as the closing button of a dialog. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/** The tactile action of the kit. Keyboard: Enter or Space presses it. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  isPending = false,
  pendingLabel = messagesFor('button', faButton).pending,
  isFullWidth = false,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      isPending={isPending}
      className={classNames(css.root, css.variant[variant], css.size[size], rest.className)}
      {...(isFullWidth && { 'data-full-width': '' })}
    >
      <span className={css.label}>
        {icon != null && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        {children}
      </span>
      {isPending && <span role="status" aria-label={pendingLabel} className={css.spinner} />}
    </AriaButton>
  );
}
