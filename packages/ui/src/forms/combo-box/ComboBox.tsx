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
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import * as fieldCss from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { type Option, OptionItem } from '../options/OptionItem.tsx';
import * as css from './ComboBox.css.ts';

setReactAriaMessages(collectionMessages);

export type ComboBoxOption<Value extends string = string> = Option<Value>;

export interface ComboBoxProps<Value extends string = string> extends Omit<FieldProps<Value | null>, 'isReadOnly'> {
  options: readonly ComboBoxOption<Value>[];
  /** What is chosen, when the parent keeps it; null for nothing. */
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  /** Called with the choice, and with null when the text is emptied. */
  onChange?: (value: Value | null) => void;
  /** Called with what was typed: for a list that comes from a server. */
  onSearch?: (typed: string) => void;
  onBlur?: () => void;
  /** An example of what can be typed. */
  placeholder?: string;
  /** Is in the list when nothing fits. @default «چیزی پیدا نشد» */
  emptyText?: string;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of many choices, found by typing a part of its name in any spelling of ی and ک and any digits. Keyboard: the arrows open
 * and walk the list, Enter chooses, Escape closes the list, and only once it is closed a dialog around.
 */
export function ComboBox<Value extends string = string>({
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
  placeholder,
  emptyText = messagesFor('forms.comboBox', faFormControls.comboBox).empty,
  ref,
  ...rest
}: ComboBoxProps<Value>) {
  const list = useMemo(() => options.map((option) => <OptionItem key={option.value} {...option} />), [options]);
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
    <AriaComboBox
      {...rest}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChange && { onChange: (key) => onChange(key === null ? null : (String(key) as Value)) })}
      {...(onSearch && { onInputChange: onSearch })}
      {...(validate && { validate: ({ value: key }) => validate(key === null ? null : (String(key) as Value)) })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      defaultFilter={matchesSearch}
      allowsEmptyCollection
      menuTrigger="focus"
      className={classNames(fieldCss.root, rest.className)}
      data-field=""
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />
      <Group className={fieldCss.control} {...closesList}>
        <Input
          className={fieldCss.input}
          {...(ref !== undefined && { ref })}
          {...(placeholder !== undefined && { placeholder })}
        />
        <Button className={fieldCss.insideButton}>
          <ChevronDown size="1.2em" className={css.chevron} aria-hidden="true" />
        </Button>
      </Group>
      <FieldMessage
        label={label}
        name={rest.name}
        errorMessage={errorMessage}
        validityMessages={{
          valueMissing: messagesFor('forms.choice', faFormControls.choice).missing,
          ...validityMessages,
        }}
      />
      <Popover className={surfaceCss.surface} offset={10}>
        <ListBox className={surfaceCss.list} renderEmptyState={() => <p className={css.empty}>{emptyText}</p>}>
          {list}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
