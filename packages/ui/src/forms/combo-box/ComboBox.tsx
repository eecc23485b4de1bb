import type { Ref } from 'react';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { collectionMessages } from '../../i18n/react-aria/collections.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useOwnDirection } from '../field/use-own-direction.ts';
import type { Option } from '../options/OptionItem.tsx';
import { listProps, OptionBox, OptionPopover } from './OptionBox.tsx';

setReactAriaMessages(collectionMessages);

export type ComboBoxOption<Value extends string = string> = Option<Value>;

export interface ComboBoxProps<Value extends string = string>
  extends Omit<FieldProps<Value | null>, 'isReadOnly'>,
    ControlProps {
  options: readonly ComboBoxOption<Value>[];
  /** What is chosen, when the parent keeps it; null for nothing. */
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  /** Called with the choice, and with null when the text is emptied. */
  onChange?: (value: Value | null) => void;
  /** Called with what was typed: for a list that comes from a server. */
  onSearch?: (typed: string) => void;
  /** An example of what can be typed. */
  placeholder?: string;
  /** Is in the list when nothing fits. @default «چیزی پیدا نشد» */
  emptyText?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of many choices, found by typing a part of its name in any spelling of ی and ک and any digits. Keyboard: the arrows open
 * and walk the list, Enter chooses, Escape closes the list, and only once it is closed a dialog around.
 */
export function ComboBox<Value extends string = string>(props: ComboBoxProps<Value>) {
  const { head, foot, rootProps, own } = fieldParts(props, {
    valueMissing: messagesFor('forms.choice', faFormControls.choice).missing,
  });
  const {
    options,
    value,
    defaultValue,
    onChange,
    onSearch,
    validate,
    placeholder,
    emptyText = messagesFor('forms.comboBox', faFormControls.comboBox).empty,
    ref,
    ...rest
  } = own;
  const boxRef = useOwnDirection(ref);
  return (
    <AriaComboBox
      {...rest}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChange && { onChange: (key) => onChange(key === null ? null : (String(key) as Value)) })}
      {...(onSearch && { onInputChange: onSearch })}
      {...(validate && { validate: ({ value: key }) => validate(key === null ? null : (String(key) as Value)) })}
      {...listProps}
      {...rootProps}
    >
      {head}
      <OptionBox>
        <Input className={fieldCss.input} ref={boxRef} {...(placeholder !== undefined && { placeholder })} />
      </OptionBox>
      {foot}
      <OptionPopover options={options} emptyText={emptyText} />
    </AriaComboBox>
  );
}
