import { type Ref, useState } from 'react';
import { TextField } from 'react-aria-components/TextField';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { SelectBox } from './SelectBox.tsx';
import { choicesOf, type SelectOption, type SelectSection } from './select-option.ts';

export type { SelectOption, SelectSection };

export interface SelectProps<Value extends string = string>
  extends Omit<FieldProps<Value | null>, 'isReadOnly'>,
    ControlProps {
  /** The choices, or named sections of them. */
  options: readonly (SelectOption<Value> | SelectSection<Value>)[];
  /** What is chosen, when the parent keeps it; `null` for nothing. */
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** Is in the box while nothing is chosen. @default «انتخاب نشده» */
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * One of many choices, in a list that opens. Keyboard: Enter, Space or the arrows open it, letters find a choice by its
 * beginning, Enter chooses, Escape closes.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { head, foot, rootProps, own } = fieldParts(props, {
    valueMissing: messagesFor('forms.choice', faFormControls.choice).missing,
  });
  const {
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
  } = own;
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
      {...rootProps}
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
        {head}
      </SelectBox>
      {foot}
    </TextField>
  );
}
