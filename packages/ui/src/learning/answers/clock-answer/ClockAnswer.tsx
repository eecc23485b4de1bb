import { Fragment, type KeyboardEvent, useId } from 'react';
import { faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { caretIsAt, useBoxRow } from '../answer-box/use-box-row.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import * as css from './ClockAnswer.css.ts';
import { splitAtColon } from './split-at-colon.ts';

export interface ClockAnswerProps extends AnswerProps<RawOf<'clock'>> {
  form: FormOf<'clock'>;
}

/**
 * A time or a duration in boxes, hours on the left as a digital clock shows them. A colon goes on to the next box; the
 * left and right arrows at the edge of a box move between them.
 */
export function ClockAnswer(props: ClockAnswerProps) {
  const { form, value, onChange } = props;
  const { messages, frame, state } = answerParts(props, messagesFor('drawnAnswers', faDrawnAnswers));
  const id = useId();
  const hasSeconds = form.seconds === true;
  const boxes = [value.hour, value.minute, ...(hasSeconds ? [value.second ?? ''] : [])];
  const names = [messages.clockHour, messages.clockMinute, messages.clockSecond];
  const row = useBoxRow(boxes, props);

  const put = ([hour = '', minute = '', second = '']: readonly string[]) =>
    onChange({ kind: 'clock', hour, minute, ...(hasSeconds && { second }) });

  const type = (typed: string, place: number) => {
    const split = splitAtColon(typed, boxes, place);
    put(split ?? boxes.map((text, index) => (index === place ? typed : text)));
    if (split !== null) row.go(place + 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (row.onKey(event, place)) return;
    const isOnward = event.key === 'ArrowRight' && place < boxes.length - 1 && caretIsAt(event, 'end');
    const isBack = event.key === 'ArrowLeft' && place > 0 && caretIsAt(event, 'start');
    if (!isOnward && !isBack) return;
    event.preventDefault();
    if (isOnward) row.go(place + 1, 'start');
    else row.go(place - 1);
  };

  return (
    <AnswerFrame {...frame}>
      {(describing) => (
        <div className={css.row} dir="ltr">
          {boxes.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places.
            <Fragment key={place}>
              {place > 0 && (
                <span aria-hidden="true" className={css.colon}>
                  :
                </span>
              )}
              <span className={css.part}>
                <AnswerBox
                  id={`${id}-${place}`}
                  ref={row.at(place)}
                  value={text}
                  onChange={(typed) => type(typed, place)}
                  onKeyDown={(event) => onKeyDown(event, place)}
                  keyboard="numeric"
                  enterKey={place < boxes.length - 1 ? 'next' : 'done'}
                  {...state}
                  aria-describedby={describing}
                />
                <label htmlFor={`${id}-${place}`} className={css.name} dir="rtl">
                  {names[place]}
                </label>
              </span>
            </Fragment>
          ))}
        </div>
      )}
    </AnswerFrame>
  );
}
