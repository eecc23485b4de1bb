import { type ReactNode, type Ref, useId } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField, Text } from 'react-aria-components/RadioGroup';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as choiceCss from '../field/choice.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import * as css from './RadioGroup.css.ts';

export type RadioGroupVariant = 'list' | 'cards';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Is under the words. */
  description?: ReactNode;
  /** A picture before the words, in `cards`; decoration. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends FieldProps<string | null> {
  options: readonly RadioOption<Value>[];
  /** `list` for words, `cards` for choices worth a picture or a sentence. @default 'list' */
  variant?: RadioGroupVariant;
  /** What is chosen, when the parent keeps it; `null` for nothing. */
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  id?: string;
  /** The chosen radio, or the first. */
  ref?: Ref<HTMLElement>;
}

/**
 * One of a few choices, all in sight. Keyboard: Tab reaches the group, the arrows choose, Space chooses the first.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { head, foot, rootProps, own } = fieldParts(props, {
    valueMissing: messagesFor('forms.choice', faFormControls.choice).missing,
  });
  const { options, variant = 'list', onChange, ref, ...rest } = own;
  const isList = variant === 'list';
  const idPrefix = useId();
  const root = useControlRef(ref, 'input:checked', 'input:enabled');
  return (
    <AriaRadioGroup
      {...rest}
      ref={root}
      {...(onChange && { onChange: (value: string) => onChange(value as Value) })}
      // Cards are in a row where there is room: there an arrow must go where it points.
      orientation={isList ? 'vertical' : 'horizontal'}
      {...rootProps}
    >
      {head}
      <div className={css.group[variant]}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // The whole card is the label of its radio: without this its description would be read as part of its name.
            {...(!isList && { 'aria-labelledby': `${idPrefix}${option.value}` })}
            className={isList ? choiceCss.field : css.cardField}
          >
            <RadioButton className={isList ? choiceCss.button : css.card}>
              <span className={`${choiceCss.mark} ${css.ring}`} aria-hidden="true">
                <span className={css.dot} />
              </span>
              {!isList && option.icon != null && (
                <span className={css.icon} aria-hidden="true">
                  {option.icon}
                </span>
              )}
              <span className={css.words}>
                <span id={`${idPrefix}${option.value}`} {...(!isList && { className: css.cardTitle })}>
                  {option.label}
                </span>
                {!isList && option.description != null && (
                  <Text slot="description" className={css.cardDescription}>
                    {option.description}
                  </Text>
                )}
              </span>
            </RadioButton>
            {isList && option.description != null && (
              <Text slot="description" className={choiceCss.description}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      {foot}
    </AriaRadioGroup>
  );
}
