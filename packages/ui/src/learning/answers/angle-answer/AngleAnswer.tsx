import { RotateCcw, RotateCw } from 'lucide-react';
import { type KeyboardEvent, useId, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../../../actions/icon-button/index.ts';
import { formatDigits } from '../../../i18n/digits.ts';
import { faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { PROTRACTOR_RADIUS, ProtractorFace, protractorSpot } from '../../figures/protractor/ProtractorFace.tsx';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import { useFirstFocus } from '../answer-frame/use-first-focus.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ClearButton } from '../clear-button/ClearButton.tsx';
import * as css from './AngleAnswer.css.ts';
import { useArmPointer } from './use-arm-pointer.ts';

export interface AngleAnswerProps extends AnswerProps<RawOf<'angle'>> {
  form: FormOf<'angle'>;
}

/** Arms reach past the rim, the one with the knob so far that the mark below it can be read. */
const REACH = PROTRACTOR_RADIUS + 10;
const KNOB_REACH = PROTRACTOR_RADIUS + 21;

/**
 * An arm to be turned on a protractor. The other arm lies on the zero of one side. The knob is dragged, a place on the face
 * is tapped, or two buttons turn it by one degree. Keyboard: the left and right arrows turn the arm towards that side, up
 * opens and down closes the angle by a degree, the page keys by ten, Home and End go to the ends, Enter submits. Spoken are
 * both numbers under the arm, as the eye sees them: which scale counts is the child's to know.
 */
export function AngleAnswer(props: AngleAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('drawnAnswers', faDrawnAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const id = useId();
  const vertex = useRef<SVGCircleElement>(null);
  const knob = useRef<SVGGElement>(null);
  const { degrees } = value;
  const isFromRight = form.zero === 'right';
  /** Between the angle and the direction of the arm, which counts from the right. */
  const turned = (angle: number) => (isFromRight ? angle : 180 - angle);
  const direction = turned(degrees ?? 0);

  const focus = () => knob.current?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({ focus }));
  useFirstFocus(focusOnMount, () => knob.current);

  const goTo = (angle: number) => {
    const bounded = Math.min(180, Math.max(0, angle));
    if (isEditable && bounded !== degrees) onChange({ kind: 'angle', degrees: bounded });
  };
  const pointer = useArmPointer(vertex, (to) => {
    goTo(turned(to));
    focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || ((event.ctrlKey || event.metaKey) && event.key !== 'Enter')) return;
    const from = degrees ?? 0;
    const left = isFromRight ? 1 : -1;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: from + left,
      ArrowRight: from - left,
      ArrowUp: from + 1,
      ArrowDown: from - 1,
      PageUp: from + 10,
      PageDown: from - 10,
      Home: 0,
      End: 180,
      ' ': from,
    };
    const target = targets[event.key];
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (target === undefined && !isDelete && event.key !== 'Enter') return;
    event.preventDefault();
    if (target !== undefined) goTo(target);
    else if (!isDelete) {
      if (!event.repeat) onSubmit?.();
    } else if (isEditable && degrees !== null) onChange({ kind: 'angle', degrees: null });
  };

  const print = (count: number) => formatDigits(count, digits);
  const tip = protractorSpot(direction, KNOB_REACH);
  const still = protractorSpot(turned(0), REACH);

  return (
    <AnswerFrame {...frame} mark="under">
      {(describing) => (
        <div className={css.root}>
          <div
            dir="ltr"
            className={css.stage}
            {...(isEditable && { ...pointer.face, 'data-editable': '' })}
            {...(isDisabled && { 'data-disabled': '' })}
            {...(status !== undefined && { 'data-status': status })}
          >
            <ProtractorFace isHidden={false}>
              <line x2={still.x} y2={still.y} className={css.base} />
              {degrees !== null && <line x2={tip.x} y2={tip.y} className={css.arm} data-arm={direction} />}
              <circle ref={vertex} r={6} className={css.vertex} />
              <g
                ref={knob}
                role="slider"
                tabIndex={isDisabled ? -1 : 0}
                className={css.knob}
                onKeyDown={onKeyDown}
                {...(isEditable && pointer.knob)}
                aria-label={messages.angleArm}
                aria-valuemin={0}
                aria-valuemax={180}
                aria-valuenow={degrees ?? 0}
                aria-valuetext={
                  degrees === null
                    ? messages.angleUntouched
                    : messages.angleReading(print(direction), print(180 - direction))
                }
                aria-readonly={isReadOnly}
                aria-disabled={isDisabled}
                aria-describedby={describing === undefined ? id : `${id} ${describing}`}
                {...(degrees === null && { 'data-untouched': '' })}
              >
                <circle cx={tip.x} cy={tip.y} r={26} className={css.grip} />
                <circle cx={tip.x} cy={tip.y} r={11} className={css.ball} />
                <circle cx={tip.x} cy={tip.y} r={16} className={css.ring} />
              </g>
            </ProtractorFace>
          </div>
          {isEditable && (
            <>
              <div dir="ltr" className={css.steps}>
                <IconButton
                  variant="secondary"
                  aria-label={messages.angleLeft}
                  onPress={() => goTo(turned(Math.min(180, direction + 1)))}
                >
                  <RotateCcw aria-hidden="true" size="1.25em" />
                </IconButton>
                <IconButton
                  variant="secondary"
                  aria-label={messages.angleRight}
                  onPress={() => goTo(turned(Math.max(0, direction - 1)))}
                >
                  <RotateCw aria-hidden="true" size="1.25em" />
                </IconButton>
              </div>
              <ClearButton
                isDisabled={degrees === null}
                onPress={() => {
                  onChange({ kind: 'angle', degrees: null });
                  focus();
                }}
              >
                {messages.clear}
              </ClearButton>
            </>
          )}
          <span id={id} className={visuallyHidden}>
            {messages.angleDescription(form.zero)}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}
