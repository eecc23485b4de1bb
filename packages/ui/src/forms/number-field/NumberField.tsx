import { Minus, Plus } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input, type TextFieldProps } from 'react-aria-components/TextField';
import { formatDigits } from '../../i18n/digits.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import { useComposing } from '../../primitives/use-composing.ts';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useCaret } from '../field/use-caret.ts';
import { useMergedRef } from '../field/use-merged-ref.ts';
import * as css from './NumberField.css.ts';
import {
  isThousandsMark,
  placeInPrinted,
  plainNumber,
  printNumber,
  readPartialNumber,
  toNumber,
} from './number-text.ts';
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
  /** Distance of one step, counted from `minValue`; given, a number between two steps is refused. @default 1 */
  step?: number;
  /** Most digits after the decimal mark. @default 0 */
  maxDecimals?: number;
  /** Prints thousands marks from 10,000 up, also while it is typed: ۱۲٬۳۴۵. For prices and populations. @default false */
  isGrouped?: boolean;
  /** A word or unit after the number. */
  unit?: ReactNode;
  /** Under the box: what the number is, such as its words. It describes the box, and gives way to an error. */
  hint?: (value: number | null) => ReactNode;
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
  // What could not be taken is said until the field is left, emptied or stepped: the number beside it may not be what was meant.
  const [refusal, setRefusal] = useState<string>();
  const errorMessage = props.errorMessage ?? refusal;
  const { head, foot, rootProps, own } = fieldParts({ ...props, ...(errorMessage !== undefined && { errorMessage }) });
  const {
    name,
    value,
    defaultValue = null,
    onChange,
    validate,
    minValue,
    maxValue,
    step,
    maxDecimals = 0,
    isGrouped = false,
    unit,
    hint,
    hasNoSteppers = false,
    increaseLabel = messagesFor('forms.number', faFormControls.number).increase(props.label),
    decreaseLabel = messagesFor('forms.number', faFormControls.number).decrease(props.label),
    rangeMessage,
    placeholder,
    ref,
    ...rest
  } = own;
  const hintId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  const placeCaret = useCaret(inputRef);
  const [typed, setTyped] = useState(() => plainNumber(value === undefined ? defaultValue : value, maxDecimals));
  const [announcement, setAnnouncement] = useState('');

  const text = value !== undefined && toNumber(typed) !== value ? plainNumber(value, maxDecimals) : typed;
  const number = toNumber(text);
  const scale = { minValue, maxValue, step: step ?? 1, maxDecimals };
  const isFixed = rest.isDisabled === true || rest.isReadOnly === true;

  const messages = messagesFor('forms.number', faFormControls.number);
  const print = (numeral: number) => printNumber(plainNumber(numeral, maxDecimals), isGrouped);

  const shape = { maxDecimals, allowsNegative: minValue === undefined || minValue < 0 };
  const printed = printNumber(text, isGrouped);

  const set = (next: string) => {
    setTyped(next);
    if (next === '') setRefusal(undefined);
    if (toNumber(next) !== number) onChange?.(toNumber(next));
  };

  const refuse = (entered: string) => {
    const { notNegative, onlyWhole, onlyDecimal } = messages;
    const isOnlyMinus = readPartialNumber(entered, { ...shape, allowsNegative: true }) !== undefined;
    setRefusal(isOnlyMinus ? notNegative : maxDecimals === 0 ? onlyWhole : onlyDecimal(formatDigits(maxDecimals)));
  };

  const type = (entered: string) => {
    const read = (part: string) => readPartialNumber(isGrouped ? part.replace(/[٬,]/g, '') : part, shape);
    const caret = inputRef.current?.selectionStart ?? entered.length;
    const next = read(entered);
    if (next === undefined) {
      refuse(entered);
      placeCaret(Math.max(0, caret - (entered.length - printed.length)));
      return;
    }
    placeCaret(placeInPrinted(printNumber(next, isGrouped), read(entered.slice(0, caret))?.length ?? next.length));
    set(next);
  };

  // Read by itself: within the typed number, the comma of «۱۲,۵» looks like a thousands mark.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (isFixed || readPartialNumber(pasted, shape) !== undefined) return;
    event.preventDefault();
    refuse(pasted);
  };

  const move = (steps: number) => {
    if (isFixed) return;
    const next = stepFrom(number, steps, scale);
    setRefusal(undefined);
    set(plainNumber(next, maxDecimals));
    setAnnouncement(print(next));
  };

  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    const input = inputRef.current;
    // Delete takes the digit after a thousands mark: the mark alone would come back at once.
    if (event.key === 'Delete' && isGrouped && input?.selectionStart === input?.selectionEnd) {
      const place = input?.selectionStart ?? 0;
      if (isThousandsMark(printed[place])) input?.setSelectionRange(place + 1, place + 1);
    }
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
    if (step !== undefined && !isOnStep(numeral, scale)) return messages.offStep(print(step));
    return null;
  };

  const composing = useComposing(printed, type);
  const increase = useHeldPress(() => move(1));
  const decrease = useHeldPress(() => move(-1));

  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name })}
      {...(hint && { 'aria-describedby': hintId })}
      {...composing}
      onBlur={() => {
        setRefusal(undefined);
        rest.onBlur?.();
      }}
      onKeyDown={onKeyDown}
      validate={(shown) => check(toNumber(readPartialNumber(shown, { maxDecimals, allowsNegative: true }) ?? ''))}
      inputMode={maxDecimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rootProps}
    >
      {head}
      <Group className={fieldCss.control}>
        <Input
          ref={mergedRef}
          className={`${fieldCss.input} ${css.input}`}
          dir="ltr"
          onPaste={onPaste}
          // Without a name of its own: the number in ASCII is what is sent.
          name=""
          {...(placeholder !== undefined && { placeholder })}
        />
        {unit != null && <span className={`${fieldCss.affix} ${css.unit}`}>{unit}</span>}
        {!hasNoSteppers && (
          <>
            <Button
              {...decrease}
              className={`${fieldCss.insideButton} ${css.stepper}`}
              aria-label={decreaseLabel}
              excludeFromTabOrder
              isDisabled={isFixed || (number !== null && minValue !== undefined && number <= minValue)}
            >
              <Minus size="1.125em" strokeWidth={2.5} aria-hidden="true" />
            </Button>
            <Button
              {...increase}
              className={`${fieldCss.insideButton} ${css.stepper}`}
              aria-label={increaseLabel}
              excludeFromTabOrder
              isDisabled={isFixed || (number !== null && maxValue !== undefined && number >= maxValue)}
            >
              <Plus size="1.125em" strokeWidth={2.5} aria-hidden="true" />
            </Button>
          </>
        )}
      </Group>
      {name !== undefined && (
        <input type="hidden" name={name} value={number === null ? '' : text} disabled={rest.isDisabled ?? false} />
      )}
      {hint && (
        <span
          id={hintId}
          className={`${fieldCss.description} ${fieldCss.live}`}
          {...(errorMessage !== undefined && { hidden: true })}
        >
          {hint(number)}
        </span>
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
