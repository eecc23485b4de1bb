import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Select as AriaSelect, Popover, SelectValue } from 'react-aria-components/Select';
import { faForms } from '../../i18n/fa/forms.ts';
import * as surfaceCss from '../../overlays/popover/surface.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import { root } from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import type { ValidityMessages } from '../field/validity.ts';
import * as css from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  /** What is read, shown and found by typing. */
  label: string;
  /** Under the label and read after it, in the open list only. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface SelectSection<Value extends string = string> {
  title: string;
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string = string> extends Omit<FieldProps<Value | null>, 'isReadOnly'> {
  /** The choices, or named sections of them. */
  options: readonly (SelectOption<Value> | SelectSection<Value>)[];
  /** What is chosen, when the parent keeps it; `null` for nothing. */
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** Stands in the box while nothing is chosen. @default «انتخاب نشده» */
  placeholder?: string;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}

const MISSING: ValidityMessages = { valueMissing: faForms.choice.missing };

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
  placeholder = faForms.select.placeholder,
  ref,
  ...rest
}: SelectProps<Value>) {
  const list = useMemo(() => <Options options={options} />, [options]);
  return (
    <AriaSelect
      {...rest}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onChange && { onChange: (key) => key !== null && onChange(String(key) as Value) })}
      {...(validate && { validate: (key) => validate(String(key) as Value) })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      placeholder={placeholder}
      className={root}
      data-field=""
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />
      <Button className={css.trigger} {...(ref !== undefined && { ref })}>
        <SelectValue className={css.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <ChevronDown size="1.2em" className={css.chevron} aria-hidden="true" />
      </Button>
      <FieldMessage
        label={label}
        name={rest.name}
        errorMessage={errorMessage}
        validityMessages={{ ...MISSING, ...validityMessages }}
      />
      <Popover className={surfaceCss.surface} offset={6}>
        <ListBox className={surfaceCss.list}>{list}</ListBox>
      </Popover>
    </AriaSelect>
  );
}

function Options({ options }: { options: readonly (SelectOption | SelectSection)[] }) {
  return options.map((entry) =>
    'options' in entry ? (
      <ListBoxSection key={entry.title} id={entry.title}>
        <Header className={surfaceCss.groupTitle}>{entry.title}</Header>
        <Options options={entry.options} />
      </ListBoxSection>
    ) : (
      <ListBoxItem
        key={entry.value}
        id={entry.value}
        textValue={entry.label}
        isDisabled={entry.isDisabled ?? false}
        className={surfaceCss.item}
      >
        {({ isSelected }) => (
          <>
            <span className={css.words}>
              <span>{entry.label}</span>
              {entry.description != null && <span className={css.description}>{entry.description}</span>}
            </span>
            {isSelected && <Check size="1.2em" strokeWidth={3} className={css.check} aria-hidden="true" />}
          </>
        )}
      </ListBoxItem>
    ),
  );
}
