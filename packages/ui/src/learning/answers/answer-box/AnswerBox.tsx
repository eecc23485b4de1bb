import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useDigits } from '../../../i18n/use-digits.ts';
import { usePadBox } from '../../number-pad/index.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './AnswerBox.css.ts';
import { shownText, typedText } from './shown-text.ts';

/** Longer than any number of primary school; keeps a stuck key from filling the record. */
const MAX = 40;

export interface AnswerBoxProps {
  /** Exactly what was typed; it is shown in the reader's digits. */
  value: string;
  onChange: (value: string) => void;
  /** Which keyboard a device shows while no `NumberPad` is in for it; `decimal` also makes a decimal mark of «.» and «/». */
  keyboard: 'numeric' | 'decimal';
  /** What the Enter key of that keyboard promises. @default 'done' */
  enterKey?: 'next' | 'done';
  /** A number of its own, a cell of a table, a single digit in its place, or a small digit noted above one. @default 'number' */
  shape?: 'number' | 'cell' | 'digit' | 'note';
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  status?: AnswerStatus | undefined;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One box of an answer: a left-to-right island. Typed in any digits, it shows the reader's and hands on what was typed. */
export function AnswerBox({
  value,
  onChange,
  keyboard,
  enterKey = 'done',
  shape = 'number',
  status,
  isReadOnly = false,
  isDisabled = false,
  ref,
  ...rest
}: AnswerBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { onFocus, isPadInstead } = usePadBox(input, value, onChange);
  const digits = useDigits();
  const show = (text: string) => shownText(text, keyboard === 'decimal', digits);
  const shown = show(value);

  return (
    <input
      {...rest}
      ref={input}
      className={css.box}
      type="text"
      dir="ltr"
      inputMode={isPadInstead ? 'none' : keyboard}
      enterKeyHint={enterKey}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={MAX}
      // Only where the browser cannot fit the box to its content.
      size={Math.max(3, value.length)}
      value={shown}
      onChange={({ currentTarget: box }) => {
        const typed = typedText(value, shown, box.value);
        if (show(typed) !== box.value) {
          // At once, not with the next render: that would put the caret at the end.
          const caret = box.selectionStart;
          box.value = show(typed);
          box.setSelectionRange(caret, caret);
        }
        onChange(typed);
      }}
      onFocus={onFocus}
      readOnly={isReadOnly}
      disabled={isDisabled}
      {...(shape !== 'number' && { 'data-shape': shape })}
      aria-invalid={status === 'invalid' || status === 'wrong' ? true : undefined}
      {...(status !== undefined && { 'data-status': status })}
    />
  );
}
