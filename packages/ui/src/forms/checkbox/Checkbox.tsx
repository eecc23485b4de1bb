import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxField as AriaCheckboxField, CheckboxButton, Text } from 'react-aria-components/Checkbox';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from '../field/choice.css.ts';
import { FieldMessage } from '../field/FieldMessage.tsx';
import type { ValidityMessages } from '../field/validity.ts';

export interface CheckboxProps extends RootProps {
  /** What is agreed to or chosen, as a statement; a plain text, so that the form can name it. */
  children: string;
  /** Is under the words. */
  description?: ReactNode;
  /** Whether it is checked, when the parent keeps it. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Neither one nor the other: some of what it stands for is chosen. Looks only; the next press checks it. @default false */
  isIndeterminate?: boolean;
  /** The form is not sent while it is not checked. @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** What is wrong, said at once and until it is taken away. */
  errorMessage?: string;
  validityMessages?: ValidityMessages;
  /** Name in the form's data, and the key of the server's errors. */
  name?: string;
  /** What is sent under the name when checked. @default 'on' */
  value?: string;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One yes-or-no choice that is sent with its form. Keyboard: Space checks and unchecks. */
export function Checkbox({ children, description, errorMessage, validityMessages, ref, ...rest }: CheckboxProps) {
  return (
    <AriaCheckboxField
      {...rest}
      {...(errorMessage !== undefined && { isInvalid: true })}
      {...(ref !== undefined && { inputRef: ref })}
      className={classNames(css.field, rest.className)}
      data-field=""
    >
      <CheckboxButton className={css.button}>
        <span className={css.mark} aria-hidden="true">
          {rest.isIndeterminate ? <Minus size="1.1em" strokeWidth={4} /> : <Check size="1.1em" strokeWidth={4} />}
        </span>
        <span>{children}</span>
      </CheckboxButton>
      {description != null && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldMessage
        label={children}
        name={rest.name}
        errorMessage={errorMessage}
        validityMessages={{
          valueMissing: messagesFor('forms.checkbox', faFormControls.checkbox).missing,
          ...validityMessages,
        }}
      />
    </AriaCheckboxField>
  );
}
