import { Phone } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { formatDigits } from '../../i18n/digits.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { useComposing } from '../../primitives/use-composing.ts';
import * as css from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useCaret } from '../field/use-caret.ts';
import { useMergedRef } from '../field/use-merged-ref.ts';
import { foldPhone, isIranianMobile } from './iranian-mobile.ts';

export interface PhoneFieldProps extends Omit<FieldProps<string>, 'label'>, ControlProps {
  /** @default «شمارهٔ موبایل» */
  label?: string;
  /** The folded number, when the parent keeps it. What was typed stays in sight as long as it means this number. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Called with the folded number: ASCII digits, `09…` where the whole number was given. */
  onChange?: (value: string) => void;
  /** Said of a number that is no Iranian mobile number. @default «شمارهٔ موبایل ۱۱ رقم دارد و با ۰۹ شروع می‌شود.» */
  invalidMessage?: string;
  /** An example, in the reader's digits. @default «۰۹۱۲ ۳۴۵ ۶۷۸۹» */
  placeholder?: string;
  /** The country's code may come with the number: it is folded away. @default 'tel' */
  autoComplete?: 'tel' | 'off';
  enterKeyHint?: 'done' | 'go' | 'next' | 'send';
  ref?: Ref<HTMLInputElement>;
}

/**
 * A mobile number of Iran. Any digits, spaces and the country's code may be typed; digits are shown as the reader wants
 * them, the rest stays as typed; what is handed over and sent is folded. Keyboard: Tab reaches it, Enter sends the form
 * around it.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { head, foot, rootProps, own } = fieldParts({
    ...props,
    label: props.label ?? messagesFor('forms.phone', faFormControls.phone).label,
  });
  const {
    name,
    value,
    defaultValue = '',
    onChange,
    validate,
    invalidMessage = messagesFor('forms.phone', faFormControls.phone).invalid,
    placeholder = formatDigits(messagesFor('forms.phone', faFormControls.phone).example),
    autoComplete = 'tel',
    ref,
    ...rest
  } = own;
  const digits = useDigits();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const placeCaret = useCaret(input);
  const [typed, setTyped] = useState(value ?? defaultValue);
  const shown = value !== undefined && foldPhone(typed) !== value ? value : typed;
  const folded = foldPhone(shown);
  const composing = useComposing(formatDigits(shown, digits), (text) => {
    placeCaret(input.current?.selectionStart ?? text.length);
    setTyped(text);
    onChange?.(foldPhone(text));
  });

  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name })}
      {...composing}
      validate={(text) => {
        const number = foldPhone(text);
        if (number !== '' && !isIranianMobile(number)) return invalidMessage;
        return validate?.(number);
      }}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      {...rootProps}
    >
      {head}
      <Group className={css.control}>
        <span className={css.affix}>
          <Phone size="1.2em" aria-hidden="true" />
        </span>
        {/* Without a name of its own: the folded number is what is sent. */}
        <Input
          ref={mergedRef}
          className={css.input}
          dir="ltr"
          placeholder={placeholder}
          render={({ name: _name, ...input }) => <input {...input} />}
        />
      </Group>
      {name !== undefined && <input type="hidden" name={name} value={folded} disabled={rest.isDisabled ?? false} />}
      {foot}
    </AriaTextField>
  );
}
