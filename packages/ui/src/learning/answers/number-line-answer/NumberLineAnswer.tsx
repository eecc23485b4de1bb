import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { formatNumber } from '../../../i18n/digits.ts';
import { faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { NumberLineTrack } from '../../figures/number-line/NumberLineTrack.tsx';
import {
  type NumberLineTick,
  nearestTick,
  numberLineGeometry,
  numberLineParts,
} from '../../figures/number-line/number-line-geometry.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import { useFirstFocus } from '../answer-frame/use-first-focus.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ZoomFrame } from '../zoom-frame/ZoomFrame.tsx';
import * as css from './NumberLineAnswer.css.ts';
import { useLinePointer } from './use-line-pointer.ts';

export interface NumberLineAnswerProps extends AnswerProps<RawOf<'number-line'>> {
  form: FormOf<'number-line'>;
}

/** Px between two lines at which a finger tells one from the other. */
const LEAST_TICK = 12;

/**
 * A handle on a number line. Smaller numbers are on the left in every page direction, and so are the keys: the left and
 * right arrows move one line, Page Up and Page Down one number, Home and End go to the ends, Space leaves the handle where
 * it waits, Enter submits. Mouse and finger drag the handle, tap a place, or press the two buttons under the line; where
 * the lines are too close together for a finger, a third button enlarges it.
 */
export function NumberLineAnswer(props: NumberLineAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('drawnAnswers', faDrawnAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const id = useId();
  const axis = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const { line } = form;
  const last = numberLineParts(line);
  const { tick } = value;

  const focus = () => handle.current?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({ focus }));

  useFirstFocus(focusOnMount, () => handle.current);

  const goTo = (next: number) => {
    const bounded = Math.max(0, Math.min(last, next));
    if (isEditable && bounded !== tick) onChange({ kind: 'number-line', tick: bounded });
  };
  const step = (ticks: number) => goTo((tick ?? 0) + ticks);
  useEffect(() => {
    // An enlarged line is wider than what is seen of it: the handle stays in sight.
    if (tick !== null) handle.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tick]);

  const pointer = useLinePointer(axis, (share) => {
    goTo(nearestTick(line, share));
    focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = tick ?? 0;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      PageUp: from + line.divisions,
      PageDown: from - line.divisions,
      Home: 0,
      End: last,
      ' ': from,
    };
    const target = targets[event.key];
    if (target === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (target !== undefined) goTo(target);
    else if (!event.repeat) onSubmit?.();
  };

  const print = (number: number) => formatNumber(number, { digits });
  const spoken = (at: number): string => {
    const seen = seenFrom(at, numberLineGeometry(line).ticks);
    if (seen === null) return messages.linePastMark(print(at), print(line.from));
    return seen.lines === 0
      ? messages.lineOnMark(print(seen.mark))
      : messages.linePastMark(print(seen.lines), print(seen.mark));
  };
  const description =
    line.divisions === 1
      ? messages.lineDescriptionWhole(print(line.from), print(line.to))
      : messages.lineDescription(print(line.from), print(line.to), print(line.divisions));

  return (
    <AnswerFrame {...frame} mark="under">
      {(describing) => (
        <div className={css.root} dir="ltr">
          <ZoomFrame neededWidth={last * LEAST_TICK} isEditable={isEditable}>
            {(zoomedWidth) => (
              <div
                className={css.stage}
                style={{ minInlineSize: zoomedWidth }}
                {...(isEditable && { ...pointer, 'data-editable': '' })}
                {...(status !== undefined && { 'data-status': status })}
              >
                <NumberLineTrack line={line}>
                  <div ref={axis} className={css.axis}>
                    <div
                      ref={handle}
                      role="slider"
                      tabIndex={isDisabled ? -1 : 0}
                      className={css.handle}
                      style={{ insetInlineStart: `${((tick ?? 0) / last) * 100}%` }}
                      onKeyDown={onKeyDown}
                      aria-label={messages.lineHandle}
                      aria-orientation="horizontal"
                      aria-valuemin={0}
                      aria-valuemax={last}
                      aria-valuenow={tick ?? 0}
                      aria-valuetext={tick === null ? messages.lineUntouched : spoken(tick)}
                      aria-readonly={isReadOnly}
                      aria-disabled={isDisabled}
                      aria-describedby={describing === undefined ? id : `${id} ${describing}`}
                      {...(tick === null && { 'data-untouched': '' })}
                    />
                  </div>
                </NumberLineTrack>
              </div>
            )}
          </ZoomFrame>
          {isEditable && (
            <div className={css.steps}>
              <Button className={css.step} aria-label={messages.lineBack} excludeFromTabOrder onPress={() => step(-1)}>
                <ArrowLeft aria-hidden="true" size="1.25em" />
              </Button>
              <Button
                className={css.step}
                aria-label={messages.lineForward}
                excludeFromTabOrder
                onPress={() => step(1)}
              >
                <ArrowRight aria-hidden="true" size="1.25em" />
              </Button>
            </div>
          )}
          <span id={id} className={visuallyHidden} dir="rtl">
            {description}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}

/** A place as the eye finds it: the nearest number printed at or left of it, and how many lines to the right of that. */
interface Seen {
  readonly mark: number;
  readonly lines: number;
}

/**
 * Says where a tick stands without counting out its value, which may be the very thing asked. Null when no number is
 * printed at it or left of it.
 */
function seenFrom(tick: number, ticks: readonly NumberLineTick[]): Seen | null {
  const mark = ticks.findLast(({ tick: at, isLabelled }) => isLabelled && at <= tick);
  return mark?.value == null ? null : { mark: mark.value, lines: tick - mark.tick };
}
