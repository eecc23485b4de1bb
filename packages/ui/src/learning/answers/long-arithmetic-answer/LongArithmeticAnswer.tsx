import type { LongArithmeticForm, LongArithmeticInput } from '@mashq/curriculum/model';
import {
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { faLongArithmetic, type LongArithmeticMessages } from '../../../i18n/fa/learning-written-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import * as column from '../../figures/column/Column.css.ts';
import { decimalMark, speakMath } from '../../math-text/index.ts';
import { usePadChooser } from '../../number-pad/index.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import { useFirstFocus } from '../answer-frame/use-first-focus.ts';
import type { AnswerProps } from '../answer-props.ts';
import { type BoxLine, digitsOf, layOut, withLine } from './arithmetic-form.ts';
import { boxName } from './box-name.ts';
import { GivenColumns } from './GivenColumns.tsx';
import { GivenDivision } from './GivenDivision.tsx';
import * as css from './LongArithmeticAnswer.css.ts';
import { type BoxAt, boxAfter, boxBefore, boxOfNextLine, boxTowards, startOf, written } from './writing.ts';

export interface LongArithmeticAnswerProps extends AnswerProps<LongArithmeticInput, LongArithmeticMessages> {
  form: LongArithmeticForm;
}

const keyOf = ({ line, index }: BoxAt) => `${line.id} ${index}`;

/**
 * Written arithmetic, one digit a box, always left to right. A result is written from the ones leftwards and a small
 * number leads back under it; a digit of a quotient leads to its step, which is written as it is read. Keyboard: a digit
 * goes on to the next box of its line, Backspace in an empty box goes back, the arrows go to the box on that side of the
 * screen, Enter to the next line and after the last one submits, Ctrl+Enter submits from anywhere.
 */
export function LongArithmeticAnswer(props: LongArithmeticAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state } = answerParts(props, messagesFor('longArithmetic', faLongArithmetic));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const id = useId();
  const choosePadBox = usePadChooser();
  const boxes = useRef(new Map<string, HTMLInputElement>());
  /** Where writing goes on once the digit is drawn. */
  const goingOn = useRef<BoxAt | null>(null);
  const layout = useMemo(() => layOut(form), [form]);
  const { lines, decimals, places } = layout;
  const isDivision = form.operation === '÷';
  const result = lines.find((line) => line.id === 'result');
  const columns = places + dividedColumns(form, result);
  const carries = lines.find((line) => line.id === 'carries');
  /** The line that small numbers are noted for. */
  const worked = useRef<BoxLine['id']>(lines.some((line) => line.id === 0) ? 0 : 'result');

  const go = (to: BoxAt) => {
    const box = boxes.current.get(keyOf(to));
    box?.focus();
    box?.select();
  };

  const first = lines.find((line) => line.id !== 'carries');
  const focus = () => {
    const empty = lines.find((line) => line.id !== 'carries' && digitsOf(value, line).every((digit) => digit === ''));
    const line = empty ?? first;
    if (line !== undefined) go(startOf(line));
  };
  useImperativeHandle(ref, () => ({ focus }));

  const start = first === undefined ? '' : keyOf(startOf(first));
  useFirstFocus(focusOnMount, () => boxes.current.get(start));

  useLayoutEffect(() => {
    const to = goingOn.current;
    goingOn.current = null;
    const box = to === null ? undefined : boxes.current.get(keyOf(to));
    if (to === null || box === undefined) return;
    // Who presses the pad by keys stays on it; the pad goes on in the next box all the same.
    if ([...boxes.current.values()].some((one) => one === document.activeElement)) go(to);
    else choosePadBox(box);
  });

  const write = (at: BoxAt, text: string) => {
    const next = written(digitsOf(value, at.line), at, text);
    if (next === null) return;
    onChange(withLine(value, lines, at.line, next));
    const own = next[at.index] ?? '';
    if (own === '') return;
    if (at.line.id !== 'carries') {
      worked.current = at.line.id;
      goingOn.current = boxAfter(lines, at);
      return;
    }
    // A borrowed number may have a second digit after a one.
    const isWhole = at.line.longest === 1 || own.length === 2 || !/^[1۱١]$/.test(own);
    const under = lines.find((line) => line.id === worked.current) ?? result;
    // Each partial product stands one place further left than the one above it.
    const shift = typeof under?.id === 'number' ? under.id : 0;
    const index = under?.columns.indexOf((at.line.columns[at.index] ?? 0) - shift) ?? -1;
    if (isWhole && under !== undefined && index !== -1) goingOn.current = { line: under, index };
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: BoxAt) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      const isAsked = isReadOnly || event.ctrlKey || event.metaKey;
      const to = isAsked ? null : boxOfNextLine(lines, at);
      if (to === null) onSubmit?.();
      else go(to);
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { value: shown, selectionStart, selectionEnd } = event.currentTarget;
    if (!isReadOnly && event.key === shown && selectionStart !== selectionEnd) {
      // Written over by itself a digit changes nothing in the box, so no change comes of it; writing goes on all the same.
      event.preventDefault();
      event.currentTarget.setSelectionRange(shown.length, shown.length);
      return write(at, event.key);
    }
    const isBack = event.key === 'Backspace' && event.currentTarget.value === '';
    const to = isBack ? boxBefore(at) : event.key.startsWith('Arrow') ? boxTowards(lines, at, event.key) : null;
    if (isBack || event.key.startsWith('Arrow')) event.preventDefault();
    if (to !== null) go(to);
  };

  const struck =
    form.operation === '−' && carries !== undefined
      ? carries.columns.filter((_, index) => (digitsOf(value, carries)[index] ?? '') !== '')
      : [];
  const number = (count: number) => formatDigits(count, digits);

  return (
    <AnswerFrame {...frame} keysId={`${id}-keys`} mark="under">
      {(describing) => (
        <div className={css.root}>
          <p className={visuallyHidden}>{messages.longAsked(spokenForm(form))}</p>
          <div className={css.scroll} dir="ltr">
            <div
              className={css.grid}
              style={{ '--columns': columns } as CSSProperties}
              {...(decimals > 0 && { 'data-decimal': '' })}
            >
              {form.operation === '÷' ? (
                <GivenDivision form={form} layout={layout} digits={digits} />
              ) : (
                <GivenColumns form={form} layout={layout} struck={struck} digits={digits} />
              )}
              {lines.map((line) =>
                inWritingOrder(line).map((at) => (
                  <span
                    key={keyOf(at)}
                    className={css.boxed}
                    style={{ gridRow: line.row, gridColumn: line.columns[at.index] ?? 1 }}
                  >
                    <AnswerBox
                      shape={line.id === 'carries' ? 'note' : 'digit'}
                      keyboard="numeric"
                      enterKey="next"
                      ref={(element) => {
                        if (element === null) boxes.current.delete(keyOf(at));
                        else boxes.current.set(keyOf(at), element);
                      }}
                      value={digitsOf(value, line)[at.index] ?? ''}
                      onChange={(text) => write(at, text)}
                      onKeyDown={(event) => onKeyDown(event, at)}
                      status={judged(line, digitsOf(value, line)[at.index]) ? status : undefined}
                      isReadOnly={isReadOnly}
                      isDisabled={isDisabled}
                      aria-label={boxName(at, layout, isDivision, messages, number)}
                      aria-describedby={describing}
                    />
                    {line.id === 'result' && decimals > 0 && line.columns.length - 1 - at.index === decimals && (
                      <span aria-hidden="true" className={column.mark}>
                        {decimalMark(digits)}
                      </span>
                    )}
                  </span>
                )),
              )}
            </div>
          </div>
          <span id={`${id}-keys`} className={visuallyHidden}>
            {messages.longKeys}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}

/** Tab and the pad's next key follow the hand: from the ones leftwards, or as it is read. */
function inWritingOrder(line: BoxLine): readonly BoxAt[] {
  const order = line.columns.map((_, index) => ({ line, index }));
  return line.towards === 'left' ? order.reverse() : order;
}

/** Small numbers are notes, and a place left empty on purpose is no part of the answer. */
function judged(line: BoxLine, digit: string | undefined): boolean {
  return line.id !== 'carries' && digit !== undefined && digit !== '';
}

/** Columns right of the dividend: as many as the wider of divisor and quotient needs. */
function dividedColumns(form: LongArithmeticForm, quotient: BoxLine | undefined): number {
  return form.operation === '÷' ? Math.max(form.divisor.length, quotient?.columns.length ?? 0) : 0;
}

/** «هفتصد و چهل و پنج تقسیم بر سه». */
function spokenForm(form: LongArithmeticForm): string {
  const numbers = form.operation === '÷' ? [form.dividend, form.divisor] : form.terms;
  return speakMath({
    t: 'row',
    children: numbers.flatMap((value, index) => [
      ...(index === 0 ? [] : [{ t: 'operator', sign: form.operation } as const]),
      { t: 'number', value } as const,
    ]),
  });
}
