import { Check, PencilLine } from 'lucide-react';
import { type KeyboardEvent, useId, useImperativeHandle, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { foldDigits, formatDigits } from '../../../i18n/digits.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { InlineContent } from '../../content/InlineContent.tsx';
import { WorkedLine } from '../../content/WorkedLine.tsx';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import { useFirstFocus } from '../answer-frame/use-first-focus.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import * as css from '../option-tile/option-tile.css.ts';

export interface ChoiceAnswerProps extends AnswerProps<RawOf<'choice'>> {
  form: FormOf<'choice'>;
}

/**
 * One of a few options, as tiles side by side, as a list of sentences, or as the lines of worked maths of which one is touched. Keyboard: a digit of any kind (2, ۲, ٢) picks the
 * option with that number, the arrows go on and back in reading order, Enter submits.
 */
export function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state } = answerParts(props);
  const { status, isReadOnly, isDisabled } = state;
  const { labelledBy } = frame;
  const digits = useDigits();
  const keysId = useId();
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const { options, layout } = form;

  const focus = () => {
    const picked = options.find(({ id }) => id === value.option) ?? options[0];
    if (picked !== undefined) inputs.current.get(picked.id)?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus }));

  useFirstFocus(focusOnMount, () => inputs.current.values().next().value);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
      return;
    }
    const numbered = options[Number(foldDigits(event.key)) - 1];
    if (numbered === undefined || isReadOnly || isDisabled) return;
    event.preventDefault();
    inputs.current.get(numbered.id)?.focus();
    onChange({ kind: 'choice', option: numbered.id });
  };

  return (
    <AnswerFrame {...frame} isGroup={false} mark="under">
      {(describing) => (
        <div onKeyDownCapture={onKeyDown}>
          <RadioGroup
            className={css.group[layout]}
            data-count={options.length}
            value={value.option}
            onChange={(option) => onChange({ kind: 'choice', option })}
            orientation={layout === 'tiles' ? 'horizontal' : 'vertical'}
            isReadOnly={isReadOnly}
            isDisabled={isDisabled}
            isInvalid={status === 'invalid' || status === 'wrong'}
            aria-describedby={describing === undefined ? keysId : `${keysId} ${describing}`}
            {...(labelledBy === undefined ? { 'aria-label': messages.answer } : { 'aria-labelledby': labelledBy })}
          >
            <span id={keysId} className={visuallyHidden}>
              {messages.choiceKeys}
            </span>
            {options.map(({ id, content }, place) => {
              const verdict = id === value.option ? status : undefined;
              return (
                <RadioField
                  key={id}
                  value={id}
                  className={css.field[layout]}
                  inputRef={(element: HTMLInputElement | null) => {
                    if (element === null) inputs.current.delete(id);
                    else inputs.current.set(id, element);
                  }}
                >
                  <RadioButton
                    className={`${css.option} ${css.shape[layout]}`}
                    {...(verdict !== undefined && { 'data-status': verdict })}
                  >
                    <span aria-hidden="true" className={`${css.number} ${css.numberPlace[layout]}`}>
                      {verdict === 'right' && <Check size="1em" strokeWidth={3.5} />}
                      {verdict === 'wrong' && <PencilLine size="1em" strokeWidth={3} />}
                      {verdict !== 'right' && verdict !== 'wrong' && formatDigits(place + 1, digits)}
                    </span>
                    <span className={css.content[layout]}>
                      {layout === 'lines' ? (
                        <>
                          <span
                            className={visuallyHidden}
                          >{`${messages.line} ${formatDigits(place + 1, digits)}: `}</span>
                          <WorkedLine content={content} />
                        </>
                      ) : (
                        <InlineContent content={content} />
                      )}
                    </span>
                  </RadioButton>
                </RadioField>
              );
            })}
          </RadioGroup>
        </div>
      )}
    </AnswerFrame>
  );
}
