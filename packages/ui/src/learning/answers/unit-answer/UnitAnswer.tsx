import { isBlank } from '@mashq/curriculum/answers';
import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { faUnit, type UnitMessages } from '../../../i18n/fa/learning-picked-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { useBoxRow } from '../answer-box/use-box-row.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerHandle, AnswerProps } from '../answer-props.ts';
import * as tile from '../option-tile/option-tile.css.ts';
import * as css from './UnitAnswer.css.ts';

/** A number with one of a few units. */
export interface UnitForm {
  readonly kind: 'unit';
  /** In the order they are shown; two to six words such as «سانتی‌متر». */
  readonly units: readonly { readonly id: string; readonly label: string }[];
  /** Default `decimal`. */
  readonly keyboard?: 'numeric' | 'decimal';
}

export interface UnitInput {
  readonly kind: 'unit';
  /** Exactly what was typed. */
  readonly value: string;
  /** Id of the picked unit; null while none is. */
  readonly unit: string | null;
}

export interface UnitAnswerProps extends AnswerProps<UnitInput, UnitMessages> {
  form: UnitForm;
}

/**
 * A number and its unit, which make one answer. Keyboard: Enter goes to what is still missing and else submits, the arrows
 * pick a unit in reading order.
 */
export function UnitAnswer(props: UnitAnswerProps) {
  const { form, value, onChange, ref, onSubmit } = props;
  const { messages, frame, state } = answerParts(props, messagesFor('unit', faUnit));
  const { status, isReadOnly, isDisabled } = state;
  const box = useRef<AnswerHandle>(null);
  const row = useBoxRow([value.value], { ...props, ref: box });
  const units = useRef(new Map<string, HTMLInputElement>());

  const goToUnits = () => units.current.get(value.unit ?? form.units[0]?.id ?? '')?.focus();
  useImperativeHandle(ref, () => ({
    focus: () => {
      if (!isBlank(value.value) && value.unit === null) goToUnits();
      else row.go(0);
    },
  }));

  const onEnterInUnits = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.repeat) return;
    if (isBlank(value.value) && !isReadOnly) row.go(0);
    else onSubmit?.();
  };

  return (
    <AnswerFrame {...frame}>
      {(describing) => (
        <div className={css.row}>
          <AnswerBox
            ref={row.at(0)}
            keyboard={form.keyboard ?? 'decimal'}
            enterKey={value.unit === null ? 'next' : 'done'}
            aria-label={messages.unitNumber}
            aria-describedby={describing}
            value={value.value}
            onChange={(typed) => onChange({ ...value, value: typed })}
            onKeyDown={(event) => {
              const isNext = event.key === 'Enter' && value.unit === null && !isReadOnly && !isBlank(value.value);
              if (!isNext || event.nativeEvent.isComposing) {
                row.onKey(event, 0);
                return;
              }
              event.preventDefault();
              goToUnits();
            }}
            {...state}
          />
          <div onKeyDownCapture={onEnterInUnits}>
            <RadioGroup
              className={css.units}
              value={value.unit}
              onChange={(unit) => onChange({ ...value, unit })}
              orientation="horizontal"
              isReadOnly={isReadOnly}
              isDisabled={isDisabled}
              isInvalid={status === 'invalid' || status === 'wrong'}
              aria-label={messages.unit}
              {...(describing !== undefined && { 'aria-describedby': describing })}
            >
              {form.units.map(({ id, label }) => (
                <RadioField
                  key={id}
                  value={id}
                  inputRef={(element: HTMLInputElement | null) => {
                    if (element === null) units.current.delete(id);
                    else units.current.set(id, element);
                  }}
                >
                  <RadioButton
                    className={`${tile.option} ${css.unit}`}
                    {...(id === value.unit && status !== undefined && { 'data-status': status })}
                  >
                    {label}
                  </RadioButton>
                </RadioField>
              ))}
            </RadioGroup>
          </div>
        </div>
      )}
    </AnswerFrame>
  );
}
