import { type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { foldDigits, formatDigits, formatNumber } from '../../i18n/digits.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useComposing } from '../../primitives/use-composing.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useCaret } from '../field/use-caret.ts';
import { useMergedRef } from '../field/use-merged-ref.ts';
import * as css from './CodeField.css.ts';

export interface CodeFieldProps extends Omit<FieldProps<string>, 'label'> {
  /** @default «کد تأیید» */
  label?: string;
  /** How many digits the code has. @default 6 */
  length?: number;
  /** The digits so far in ASCII, when the parent keeps them. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Called with the digits so far, in ASCII. */
  onChange?: (value: string) => void;
  /** Called once with each whole code, as soon as its last digit is there. */
  onComplete?: (value: string) => void;
  /** Said of a code with digits missing. @default «کد ۶ رقم دارد.» */
  incompleteMessage?: string;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

const digitsOf = (text: string) => foldDigits(text).replace(/\D/g, '');

/**
 * A one-time code: one real input, so that the phone can fill it in and it can be pasted whole, drawn as boxes.
 * Keyboard: digits of any set, Backspace, arrows; in a full code a digit takes the place of the one after the caret.
 */
export function CodeField(props: CodeFieldProps) {
  const { head, foot, rootProps, own } = fieldParts({
    ...props,
    label: props.label ?? messagesFor('forms.code', faFormControls.code).label,
  });
  const {
    name,
    length = 6,
    value,
    defaultValue = '',
    onChange,
    onComplete,
    validate,
    incompleteMessage = messagesFor('forms.code', faFormControls.code).incomplete(formatNumber(length)),
    ref,
    ...rest
  } = own;
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  const placeCaret = useCaret(inputRef);
  const [kept, setKept] = useState(digitsOf(defaultValue));
  const [selection, setSelection] = useState<{ start: number; end: number } | null>(null);
  const code = value === undefined ? kept : digitsOf(value).slice(0, length);

  const change = (typed: string) => {
    const caret = inputRef.current?.selectionStart ?? typed.length;
    const before = digitsOf(typed.slice(0, caret)).slice(0, length);
    const after = digitsOf(typed.slice(caret));
    // What does not fit any more is taken from right after the caret: in a full code typing replaces.
    const surplus = Math.max(0, before.length + after.length - length);
    const next = before + after.slice(surplus);
    placeCaret(before.length);
    setSelection({ start: before.length, end: before.length });
    if (next === code) return;
    setKept(next);
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  };

  const composing = useComposing(formatDigits(code), change);
  const followSelection = (event: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  };

  const isActive = (index: number) => {
    if (selection === null) return false;
    if (selection.start === selection.end) return index === Math.min(selection.start, length - 1);
    return index >= selection.start && index < selection.end;
  };

  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name })}
      {...composing}
      onBlur={() => setSelection(null)}
      validate={(text) => {
        const digits = digitsOf(text);
        if (digits !== '' && digits.length < length) return incompleteMessage;
        return validate?.(digits);
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...rootProps}
    >
      {head}
      <div className={css.frame} dir="ltr">
        <div className={css.boxes} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a box.
              key={index}
              className={css.box}
              data-filled={index < code.length || undefined}
              data-active={isActive(index) || undefined}
            >
              {formatDigits(code.charAt(index))}
            </span>
          ))}
        </div>
        {/* Without a name of its own: the folded code is what is sent. */}
        <Input ref={mergedRef} className={css.input} name="" onFocus={followSelection} onSelect={followSelection} />
      </div>
      {name !== undefined && <input type="hidden" name={name} value={code} disabled={rest.isDisabled ?? false} />}
      {foot}
    </AriaTextField>
  );
}
