import { type Ref, useState } from 'react';
import { TextField } from 'react-aria-components/TextField';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames } from '../../primitives/root-props.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import { root } from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { SelectBox } from './SelectBox.tsx';
import { choicesOf, type SelectOption, type SelectSection } from './select-option.ts';

export type { SelectOption, SelectSection };

export interface SelectProps<Value extends string = string> extends Omit<FieldProps<Value | null>, 'isReadOnly'> {
  /** The choices, or named sections of them. */
  options: readonly (SelectOption<Value> | SelectSection<Value>)[];
  /** What is chosen, when the parent keeps it; `null` for nothing. */
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** Is in the box while nothing is chosen. @default «انتخاب نشده» */
  placeholder?: string;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * One of many choices, in a list that opens. Keyboard: Enter, Space or the arrows open it, letters find a choice by its
 * beginning, Enter chooses, Escape closes.
 */
export function Select<Value extends string = string>({
  label,
  description,
  errorMessage,
  isOptional,
  optionalLabel,
  validityMessages,
  options,
  value,
  defaultValue,
  onChange,
  validate,
  placeholder = messagesFor('forms.select', faFormControls.select).placeholder,
  onBlur,
  autoFocus,
  id,
  ref,
  ...rest
}: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const change = (next: string) => {
    // A form that is reset may have nothing chosen again; that is shown by the form.
    const choice = choicesOf(options).find((candidate) => candidate.value === next);
    if (choice) onChange?.(choice.value);
  };
  return (
    <TextField
      {...rest}
      {...(value !== undefined && { value: value ?? '' })}
      {...(defaultValue != null && { defaultValue })}
      onChange={change}
      {...(validate && { validate: (text) => validate(text === '' ? null : (text as Value)) })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      className={classNames(root, rest.className)}
      data-field=""
      {...(isOpen && { 'data-open': '' })}
    >
      <SelectBox
        options={options}
        placeholder={placeholder}
        isOpen={isOpen}
        setOpen={setOpen}
        onBlur={onBlur}
        autoFocus={autoFocus}
        id={id}
        ref={ref}
      >
        <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />
      </SelectBox>
      <FieldMessage
        label={label}
        name={rest.name}
        errorMessage={errorMessage}
        validityMessages={{
          valueMissing: messagesFor('forms.choice', faFormControls.choice).missing,
          ...validityMessages,
        }}
      />
    </TextField>
  );
}
