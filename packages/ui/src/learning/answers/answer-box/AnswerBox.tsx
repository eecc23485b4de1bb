import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { usePadBox } from '../../number-pad/index.ts';
import type { AnswerStatus } from '../answer-props.ts';
import * as css from './AnswerBox.css.ts';

/** Longer than any number of primary school; keeps a stuck key from filling the record. */
const LONGEST = 40;

export interface AnswerBoxProps {
  /** Exactly what was typed. */
  value: string;
  onChange: (value: string) => void;
  /** Which keyboard a device shows while no `NumberPad` stands in for it. */
  keyboard: 'numeric' | 'decimal';
  /** What the Enter key of that keyboard promises. @default 'done' */
  enterKey?: 'next' | 'done';
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

/** One box of an answer: a left-to-right island that shows what was typed, as it was typed. */
export function AnswerBox({
  value,
  onChange,
  keyboard,
  enterKey = 'done',
  status,
  isReadOnly = false,
  isDisabled = false,
  ref,
  ...rest
}: AnswerBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { onFocus, isPadInstead } = usePadBox(input, value, onChange);

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
      maxLength={LONGEST}
      // Only where the browser cannot fit the box to its content.
      size={Math.max(3, value.length)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={onFocus}
      readOnly={isReadOnly}
      disabled={isDisabled}
      aria-invalid={status === 'invalid' || status === 'wrong' ? true : undefined}
      {...(status !== undefined && { 'data-status': status })}
    />
  );
}
