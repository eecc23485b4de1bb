import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup, Text } from 'react-aria-components/CheckboxGroup';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as css from '../field/choice.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';

export interface CheckboxGroupOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Is under the words. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string> extends FieldProps<string[]> {
  options: readonly CheckboxGroupOption<Value>[];
  /** What is chosen, when the parent keeps it. */
  value?: readonly Value[];
  /** @default [] */
  defaultValue?: readonly Value[];
  /** Called with all that is chosen, in the order of choosing. */
  onChange?: (value: Value[]) => void;
  id?: string;
  /** The first choice that can be made. */
  ref?: Ref<HTMLElement>;
}

/** Some of a few choices. Keyboard: Tab goes from choice to choice, Space checks and unchecks. */
export function CheckboxGroup<Value extends string = string>(props: CheckboxGroupProps<Value>) {
  const { head, foot, rootProps, own } = fieldParts(props, {
    valueMissing: messagesFor('forms.choice', faFormControls.choice).noneChosen,
  });
  const { options, value, defaultValue, onChange, ref, ...rest } = own;
  const root = useControlRef(ref, 'input:enabled');
  return (
    <AriaCheckboxGroup
      {...rest}
      ref={root}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      {...(onChange && { onChange: (chosen: string[]) => onChange(chosen as Value[]) })}
      {...rootProps}
    >
      {head}
      <div className={css.list}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={css.field}
          >
            <CheckboxButton className={css.button}>
              <span className={css.mark} aria-hidden="true">
                <Check size="1.1em" strokeWidth={4} />
              </span>
              <span>{option.label}</span>
            </CheckboxButton>
            {option.description != null && (
              <Text slot="description" className={css.description}>
                {option.description}
              </Text>
            )}
          </CheckboxField>
        ))}
      </div>
      {foot}
    </AriaCheckboxGroup>
  );
}
