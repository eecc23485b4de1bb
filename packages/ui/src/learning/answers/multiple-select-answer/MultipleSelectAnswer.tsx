import type { MultipleSelectForm, MultipleSelectInput } from '@mashq/curriculum/model';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { foldDigits, formatDigits } from '../../../i18n/digits.ts';
import { useDirection } from '../../../i18n/direction.ts';
import { faMultipleSelect, type MultipleSelectMessages } from '../../../i18n/fa/learning-picked-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { InlineContent } from '../../content/InlineContent.tsx';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import { useFirstFocus } from '../answer-frame/use-first-focus.ts';
import type { AnswerProps } from '../answer-props.ts';
import { logicalArrowStep } from '../logical-arrow-step.ts';
import * as tile from '../option-tile/option-tile.css.ts';
import * as css from './MultipleSelectAnswer.css.ts';

export interface MultipleSelectAnswerProps extends AnswerProps<MultipleSelectInput, MultipleSelectMessages> {
  form: MultipleSelectForm;
}

/**
 * Some of a few options, as tiles side by side or as lines of text. Keyboard: a digit of any kind (2, ۲, ٢) picks or
 * drops the option with that number, Space the focused one; the arrows go on and back in reading order, Enter submits.
 */
export function MultipleSelectAnswer(props: MultipleSelectAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state } = answerParts(props, messagesFor('multipleSelect', faMultipleSelect));
  const { status, isReadOnly, isDisabled } = state;
  const { labelledBy } = frame;
  const digits = useDigits();
  const direction = useDirection();
  const id = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const [isRefused, setRefused] = useState(false);
  const { options, layout, maximum = options.length } = form;
  const number = (count: number) => formatDigits(count, digits);

  const focus = () => {
    const picked = options.find((option) => value.options.includes(option.id)) ?? options[0];
    if (picked !== undefined) inputs.current.get(picked.id)?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus }));

  useFirstFocus(focusOnMount, () => inputs.current.values().next().value);

  const pick = (picked: readonly string[]) => {
    const isTooMany = picked.length > maximum && picked.length > value.options.length;
    setRefused(isTooMany);
    if (isTooMany) return;
    onChange({
      kind: 'multiple-select',
      options: options.flatMap((option) => (picked.includes(option.id) ? [option.id] : [])),
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
      return;
    }
    const step = logicalArrowStep(event.key, direction);
    if (step !== 0) {
      event.preventDefault();
      const at = options.findIndex((option) => inputs.current.get(option.id) === event.target);
      const target = options[(at + step + options.length) % options.length];
      if (target !== undefined) inputs.current.get(target.id)?.focus();
      return;
    }
    const numbered = options[Number(foldDigits(event.key)) - 1];
    if (event.key === ' ' || numbered === undefined || isReadOnly || isDisabled) return;
    event.preventDefault();
    inputs.current.get(numbered.id)?.focus();
    const isPicked = value.options.includes(numbered.id);
    pick(isPicked ? value.options.filter((one) => one !== numbered.id) : [...value.options, numbered.id]);
  };

  return (
    <AnswerFrame {...frame} isGroup={false} mark="under">
      {(describing) => (
        <div className={css.root} onKeyDownCapture={onKeyDown}>
          <p className={css.counts}>
            <span id={`${id}-ask`}>{askOf(form, messages, number)}</span>
            <span role="status" className={css.said} {...(isRefused && { 'data-full': '' })}>
              {isRefused && messages.choicesFull(number(maximum))}
              {!isRefused && value.options.length > 0 && messages.choicesPicked(number(value.options.length))}
            </span>
          </p>
          <CheckboxGroup
            className={tile.group[layout]}
            data-count={options.length}
            value={[...value.options]}
            onChange={pick}
            isReadOnly={isReadOnly}
            isDisabled={isDisabled}
            isInvalid={status === 'invalid' || status === 'wrong'}
            aria-describedby={[`${id}-ask`, `${id}-keys`, describing].filter((one) => one !== undefined).join(' ')}
            {...(labelledBy === undefined ? { 'aria-label': messages.answer } : { 'aria-labelledby': labelledBy })}
          >
            <span id={`${id}-keys`} className={visuallyHidden}>
              {messages.choicesKeys}
            </span>
            {options.map((option, place) => {
              const isPicked = value.options.includes(option.id);
              return (
                <CheckboxField
                  key={option.id}
                  value={option.id}
                  className={tile.field[layout]}
                  inputRef={(element: HTMLInputElement | null) => {
                    if (element === null) inputs.current.delete(option.id);
                    else inputs.current.set(option.id, element);
                  }}
                >
                  <CheckboxButton
                    className={`${tile.option} ${tile.shape[layout]}`}
                    {...(isPicked && status !== undefined && { 'data-status': status })}
                  >
                    <span aria-hidden="true" className={`${tile.number} ${tile.numberBox} ${tile.numberPlace[layout]}`}>
                      {isPicked ? <Check size="1.1em" strokeWidth={4} /> : number(place + 1)}
                    </span>
                    <span className={tile.content[layout]}>
                      <InlineContent content={option.content} />
                    </span>
                  </CheckboxButton>
                </CheckboxField>
              );
            })}
          </CheckboxGroup>
        </div>
      )}
    </AnswerFrame>
  );
}

/** What the form says about how many to pick. */
function askOf(
  { options, minimum = 0, maximum = options.length }: MultipleSelectForm,
  messages: MultipleSelectMessages,
  number: (count: number) => string,
): string {
  if (minimum === maximum) return messages.choicesExactly(number(minimum));
  const isBelow = maximum < options.length;
  if (minimum > 0) {
    return isBelow
      ? messages.choicesBetween(number(minimum), number(maximum))
      : messages.choicesAtLeast(number(minimum));
  }
  return isBelow ? messages.choicesAtMost(number(maximum)) : messages.choicesAny;
}
