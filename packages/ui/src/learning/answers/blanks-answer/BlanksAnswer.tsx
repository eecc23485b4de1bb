import type { Blank } from '@mashq/curriculum/model';
import { useId } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { useBoxRow } from '../answer-box/use-box-row.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, RawOf } from '../answer-props.ts';
import * as css from './BlanksAnswer.css.ts';

type BlanksInput = RawOf<'integer' | 'decimal'>;

export interface BlanksAnswerProps<Input extends BlanksInput = BlanksInput> extends AnswerProps<Input> {
  /** One entry a box. */
  blanks: readonly Blank[];
  /** Which keyboard a device shows. */
  keyboard: 'numeric' | 'decimal';
}

/** One or more boxes for numbers, each with the label before it and the unit after it, in the reading direction. */
export function BlanksAnswer<Input extends BlanksInput>(props: BlanksAnswerProps<Input>) {
  const { blanks, keyboard, value, onChange } = props;
  const { messages, frame, state } = answerParts(props);
  const id = useId();
  const digits = useDigits();
  const values = blanks.map((_, place) => value.values[place] ?? '');
  const row = useBoxRow(values, props);

  return (
    <AnswerFrame {...frame}>
      {(describing) => (
        <div className={css.lines} {...(blanks.length > 1 && { 'data-many': '' })}>
          {blanks.map((blank, place) => {
            const name = `${id}-name-${place}`;
            const unit = `${id}-unit-${place}`;
            const unnamed =
              blanks.length === 1 ? messages.answer : messages.answerNumber(formatDigits(place + 1, digits));
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a blank is known by its place.
              <div key={place} className={css.line}>
                <label
                  id={name}
                  htmlFor={`${id}-${place}`}
                  className={blank.label === undefined ? visuallyHidden : css.label}
                >
                  {blank.label ?? unnamed}
                </label>
                <span className={css.cell}>
                  <AnswerBox
                    id={`${id}-${place}`}
                    ref={row.at(place)}
                    value={values[place] ?? ''}
                    onChange={(text) =>
                      onChange({ ...value, values: values.map((old, index) => (index === place ? text : old)) })
                    }
                    onKeyDown={(event) => row.onKey(event, place)}
                    keyboard={keyboard}
                    enterKey={place < blanks.length - 1 ? 'next' : 'done'}
                    {...state}
                    aria-labelledby={blank.unit === undefined ? name : `${name} ${unit}`}
                    aria-describedby={describing}
                  />
                </span>
                {blank.unit !== undefined && (
                  <span id={unit} className={css.unit}>
                    {blank.unit}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      )}
    </AnswerFrame>
  );
}
