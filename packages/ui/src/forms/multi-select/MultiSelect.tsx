import { type Ref, useMemo } from 'react';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { collectionMessages } from '../../i18n/react-aria/collections.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import { classNames } from '../../primitives/root-props.ts';
import { listProps, OptionBox, OptionPopover } from '../combo-box/OptionBox.tsx';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useOwnDirection } from '../field/use-own-direction.ts';
import type { Option } from '../options/OptionItem.tsx';
import { ChosenTags } from './ChosenTags.tsx';
import * as css from './MultiSelect.css.ts';

setReactAriaMessages(collectionMessages);

export type MultiSelectOption<Value extends string = string> = Option<Value>;

export interface MultiSelectProps<Value extends string = string>
  extends Omit<FieldProps<Value[]>, 'isReadOnly'>,
    ControlProps {
  options: readonly MultiSelectOption<Value>[];
  /** What is chosen, when the parent keeps it. */
  value?: readonly Value[];
  /** @default [] */
  defaultValue?: readonly Value[];
  /** Called with all that is chosen, in the order of choosing. */
  onChange?: (value: Value[]) => void;
  /** Called with what was typed: for a list that comes from a server. */
  onSearch?: (typed: string) => void;
  /** Is in the box while nothing is chosen. @default «جستجو و انتخاب» */
  placeholder?: string;
  /** Is in the list when nothing fits. @default «چیزی پیدا نشد» */
  emptyText?: string;
  /** Name of the list of tags. @default «برچسب، انتخاب‌شده‌ها» */
  chosenLabel?: (label: string) => string;
  ref?: Ref<HTMLInputElement>;
}

/** The same array as long as it says the same: react-aria takes another one for another choice, and empties the box. */
function useSameWhileEqual<Value extends string>(value: readonly Value[] | undefined): readonly Value[] | undefined {
  const text = value && JSON.stringify(value);
  return useMemo(() => (text === undefined ? undefined : JSON.parse(text)), [text]);
}

/**
 * Some of many choices, found by typing a part of their name; each chosen one is a tag that can be taken away. Keyboard: the
 * arrows open and walk the list, Enter chooses, Backspace in the empty box takes the last tag away, Shift and Tab goes to
 * the tags, where Delete takes one away.
 */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const { head, foot, rootProps, own } = fieldParts(props, {
    valueMissing: messagesFor('forms.choice', faFormControls.choice).noneChosen,
  });
  const {
    options,
    value,
    defaultValue,
    onChange,
    onSearch,
    validate,
    placeholder = messagesFor('forms.multiSelect', faFormControls.multiSelect).placeholder,
    emptyText = messagesFor('forms.comboBox', faFormControls.comboBox).empty,
    chosenLabel = messagesFor('forms.multiSelect', faFormControls.multiSelect).chosen,
    ref,
    ...rest
  } = own;
  const labels = useMemo(() => new Map(options.map((option) => [option.value as string, option.label])), [options]);
  const chosen = useSameWhileEqual(value);
  const boxRef = useOwnDirection(ref);
  return (
    <AriaComboBox<object, 'multiple'>
      {...rest}
      selectionMode="multiple"
      {...(chosen !== undefined && { value: chosen })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChange && { onChange: (keys) => onChange(keys.map((key) => String(key) as Value)) })}
      {...(onSearch && { onInputChange: onSearch })}
      {...(validate && { validate: ({ value: keys }) => validate(keys.map((key) => String(key) as Value)) })}
      {...listProps}
      {...rootProps}
    >
      {head}
      <OptionBox>
        <span className={css.body}>
          <ChosenTags label={chosenLabel(props.label)} labels={labels} isDisabled={rest.isDisabled ?? false}>
            {(count, removeLast) => (
              <Input
                className={classNames(fieldCss.input, css.input)}
                ref={boxRef}
                {...(count === 0 && { placeholder })}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && event.currentTarget.value === '') removeLast();
                }}
              />
            )}
          </ChosenTags>
        </span>
      </OptionBox>
      {foot}
      <OptionPopover options={options} emptyText={emptyText} />
    </AriaComboBox>
  );
}
