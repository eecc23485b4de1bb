import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { collectionMessages } from '../../i18n/react-aria/collections.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import { matchesSearch } from '../../i18n/search-text.ts';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import { classNames } from '../../primitives/root-props.ts';
import * as comboBoxCss from '../combo-box/ComboBox.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import * as fieldCss from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { type Option, OptionItem } from '../options/OptionItem.tsx';
import { ChosenTags } from './ChosenTags.tsx';
import * as css from './MultiSelect.css.ts';

setReactAriaMessages(collectionMessages);

export type MultiSelectOption<Value extends string = string> = Option<Value>;

export interface MultiSelectProps<Value extends string = string> extends Omit<FieldProps<Value[]>, 'isReadOnly'> {
  options: readonly MultiSelectOption<Value>[];
  /** What is chosen, when the parent keeps it. */
  value?: readonly Value[];
  /** @default [] */
  defaultValue?: readonly Value[];
  /** Called with all that is chosen, in the order of choosing. */
  onChange?: (value: Value[]) => void;
  /** Called with what was typed: for a list that comes from a server. */
  onSearch?: (typed: string) => void;
  onBlur?: () => void;
  /** Is in the box while nothing is chosen. @default «جستجو و انتخاب» */
  placeholder?: string;
  /** Is in the list when nothing fits. @default «چیزی پیدا نشد» */
  emptyText?: string;
  /** Name of the list of tags. @default «برچسب، انتخاب‌شده‌ها» */
  chosenLabel?: (label: string) => string;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Some of many choices, found by typing a part of their name; each chosen one is a tag that can be taken away. Keyboard: the
 * arrows open and walk the list, Enter chooses, Backspace in the empty box takes the last tag away, Shift and Tab goes to
 * the tags, where Delete takes one away.
 */
export function MultiSelect<Value extends string = string>({
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
  onSearch,
  validate,
  placeholder = messagesFor('forms.multiSelect', faFormControls.multiSelect).placeholder,
  emptyText = messagesFor('forms.comboBox', faFormControls.comboBox).empty,
  chosenLabel = messagesFor('forms.multiSelect', faFormControls.multiSelect).chosen,
  ref,
  ...rest
}: MultiSelectProps<Value>) {
  const list = useMemo(() => options.map((option) => <OptionItem key={option.value} {...option} />), [options]);
  const labels = useMemo(() => new Map(options.map((option) => [option.value as string, option.label])), [options]);
  const wasOpen = useRef(false);
  /** Escape with the list open is for the list alone: react-aria would also close a dialog around the field. */
  const closesList = {
    onKeyDownCapture: ({ target }: KeyboardEvent) => {
      wasOpen.current = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && wasOpen.current) event.stopPropagation();
    },
  };
  return (
    <AriaComboBox<object, 'multiple'>
      {...rest}
      selectionMode="multiple"
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChange && { onChange: (keys) => onChange(keys.map((key) => String(key) as Value)) })}
      {...(onSearch && { onInputChange: onSearch })}
      {...(validate && { validate: ({ value: keys }) => validate(keys.map((key) => String(key) as Value)) })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      defaultFilter={matchesSearch}
      allowsEmptyCollection
      menuTrigger="focus"
      className={classNames(fieldCss.root, rest.className)}
      data-field=""
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />
      <Group className={fieldCss.control} {...closesList}>
        <span className={css.body}>
          <ChosenTags label={chosenLabel(label)} labels={labels} isDisabled={rest.isDisabled ?? false}>
            {(count, removeLast) => (
              <Input
                className={classNames(fieldCss.input, css.input)}
                {...(ref !== undefined && { ref })}
                {...(count === 0 && { placeholder })}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && event.currentTarget.value === '') removeLast();
                }}
              />
            )}
          </ChosenTags>
        </span>
        <Button className={fieldCss.insideButton}>
          <ChevronDown size="1.2em" className={comboBoxCss.chevron} aria-hidden="true" />
        </Button>
      </Group>
      <FieldMessage
        label={label}
        name={rest.name}
        errorMessage={errorMessage}
        validityMessages={{
          valueMissing: messagesFor('forms.choice', faFormControls.choice).noneChosen,
          ...validityMessages,
        }}
      />
      <Popover className={surfaceCss.surface} offset={10}>
        <ListBox className={surfaceCss.list} renderEmptyState={() => <p className={comboBoxCss.empty}>{emptyText}</p>}>
          {list}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
