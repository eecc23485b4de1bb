import { Minus, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input, type TextFieldProps } from 'react-aria-components/TextField';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useCaret } from '../field/use-caret.ts';
import { useMergedRef } from '../field/use-merged-ref.ts';
import * as css from './NumberField.css.ts';
import { plainNumber, printNumber, readPartialNumber, toNumber } from './number-text.ts';
import { clamp, isOnStep, stepFrom } from './steps.ts';
import { useHeldPress } from './use-held-press.ts';

export interface NumberFieldProps extends FieldProps<number | null>, ControlProps {
  /** The number, when the parent keeps it; null while the field is empty. */
  value?: number | null;
  /** @default null */
  defaultValue?: number | null;
  /** Called at every change with the number typed so far, also one out of range; null when there is none. */
  onChange?: (value: number | null) => void;
  /** Smallest number accepted. Without it, or below zero, a minus can be typed. */
  minValue?: number;
  /** Largest number accepted. */
  maxValue?: number;
  /** Distance of one step, counted from `minValue`. @default 1 */
  step?: number;
  /** Most digits after the decimal mark. @default 0 */
  maxDecimals?: number;
  /** A word or unit after the number. */
  unit?: ReactNode;
  /** Hides the buttons; the arrow keys go on stepping. @default false */
  hasNoSteppers?: boolean;
  /** What the plus is called. @default «بیشتر کردن» and the label */
  increaseLabel?: string;
  /** What the minus is called. @default «کمتر کردن» and the label */
  decreaseLabel?: string;
  /** Said of a number out of range. @default a sentence with the bounds */
  rangeMessage?: string;
  placeholder?: string;
  enterKeyHint?: 'done' | 'go' | 'next' | 'send';
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number, typed in any digits and printed in the reader's. A number out of range is announced, never changed in silence.
 * Keyboard: up and down arrows step by one, Page Up and Page Down by ten steps; the buttons are for pointers and stay
 * out of the Tab order. It is on a text field: react-aria's own number parser refuses mixed digits while typing.
 */
export function NumberField(props: NumberFieldProps) {
  const { head, foot, rootProps, own } = fieldParts(props);
  const {
    name,
    value,
    defaultValue = null,
    onChange,
    validate,
    minValue,
    maxValue,
    step = 1,
    maxDecimals = 0,
    unit,
    hasNoSteppers = false,
    increaseLabel = messagesFor('forms.number', faFormControls.number).increase(props.label),
    decreaseLabel = messagesFor('forms.number', faFormControls.number).decrease(props.label),
    rangeMessage,
    placeholder,
    ref,
    ...rest
  } = own;
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  const placeCaret = useCaret(inputRef);
  const [typed, setTyped] = useState(() => plainNumber(value === undefined ? defaultValue : value, maxDecimals));
  const [announcement, setAnnouncement] = useState('');

  const text = value !== undefined && toNumber(typed) !== value ? plainNumber(value, maxDecimals) : typed;
  const number = toNumber(text);
  const scale = { minValue, maxValue, step, maxDecimals };
  const isFixed = rest.isDisabled === true || rest.isReadOnly === true;

  const messages = messagesFor('forms.number', faFormControls.number);
  const print = (numeral: number) => printNumber(plainNumber(numeral, maxDecimals));

  const set = (next: string) => {
    setTyped(next);
    if (toNumber(next) !== number) onChange?.(toNumber(next));
  };

  const type = (entered: string) => {
    const shape = { maxDecimals, allowsNegative: minValue === undefined || minValue < 0 };
    const caret = inputRef.current?.selectionStart ?? entered.length;
    const next = readPartialNumber(entered, shape);
    if (next === undefined) {
      placeCaret(Math.max(0, caret - (entered.length - text.length)));
      return;
    }
    placeCaret(readPartialNumber(entered.slice(0, caret), shape)?.length ?? next.length);
    set(next);
  };

  const move = (steps: number) => {
    if (isFixed) return;
    const next = stepFrom(number, steps, scale);
    set(plainNumber(next, maxDecimals));
    setAnnouncement(print(next));
  };

  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) {
      // Other keys belong to what is around, such as Escape to a dialog.
      event.continuePropagation();
      return;
    }
    event.preventDefault();
    move(steps);
  };

  const check = (numeral: number | null): string | null | undefined => {
    const own = validate?.(numeral);
    if (own != null || numeral === null) return own;
    if (clamp(numeral, scale) !== numeral) return rangeMessage ?? describeRange(messages, minValue, maxValue, print);
    if (!isOnStep(numeral, scale)) return messages.offStep(print(step));
    return null;
  };

  const increase = useHeldPress(() => move(1));
  const decrease = useHeldPress(() => move(-1));

  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name })}
      value={printNumber(text)}
      onChange={type}
      onKeyDown={onKeyDown}
      validate={(shown) => check(toNumber(readPartialNumber(shown, { maxDecimals, allowsNegative: true }) ?? ''))}
      inputMode={maxDecimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rootProps}
    >
      {head}
      <Group className={`${fieldCss.control} ${hasNoSteppers ? '' : css.stepped}`}>
        {!hasNoSteppers && (
          <Button
            {...decrease}
            className={`${fieldCss.insideButton} ${css.stepper}`}
            aria-label={decreaseLabel}
            excludeFromTabOrder
            isDisabled={isFixed || (number !== null && minValue !== undefined && number <= minValue)}
          >
            <Minus size="1.2em" strokeWidth={3} aria-hidden="true" />
          </Button>
        )}
        <Input
          ref={mergedRef}
          className={`${fieldCss.input} ${css.input}`}
          dir="ltr"
          // Without a name of its own: the number in ASCII is what is sent.
          name=""
          {...(placeholder !== undefined && { placeholder })}
        />
        {unit != null && <span className={`${fieldCss.affix} ${css.unit}`}>{unit}</span>}
        {!hasNoSteppers && (
          <Button
            {...increase}
            className={`${fieldCss.insideButton} ${css.stepper}`}
            aria-label={increaseLabel}
            excludeFromTabOrder
            isDisabled={isFixed || (number !== null && maxValue !== undefined && number >= maxValue)}
          >
            <Plus size="1.2em" strokeWidth={3} aria-hidden="true" />
          </Button>
        )}
      </Group>
      {name !== undefined && (
        <input type="hidden" name={name} value={number === null ? '' : text} disabled={rest.isDisabled ?? false} />
      )}
      <Announcement>{announcement}</Announcement>
      {foot}
    </AriaTextField>
  );
}

function describeRange(
  messages: Messages<typeof faFormControls.number>,
  minimum: number | undefined,
  maximum: number | undefined,
  print: (value: number) => string,
) {
  if (minimum === undefined) return messages.tooLarge(print(maximum ?? 0));
  if (maximum === undefined) return messages.tooSmall(print(minimum));
  return messages.between(print(minimum), print(maximum));
}
