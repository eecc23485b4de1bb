import type { Paint, SectorsForm } from '@mashq/curriculum/model';
import { type KeyboardEvent, useId, useState } from 'react';
import { foldDigits, formatDigits } from '../../../i18n/digits.ts';
import { faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { faPunctuation } from '../../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { ink } from '../../figures/figure-frame/figure-ink.css.ts';
import { sectorPath } from '../../figures/fraction-circles/sector-path.ts';
import { ToneLegend } from '../../figures/tone-legend/ToneLegend.tsx';
import { TonePatterns, toneFill } from '../../figures/tone-pattern/TonePatterns.tsx';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ClearButton } from '../clear-button/ClearButton.tsx';
import { useGridFocus } from '../grid-focus/use-grid-focus.ts';
import { isSubmitKey } from '../submit-key.ts';
import { Palette } from './Palette.tsx';
import * as css from './ShadePartsAnswer.css.ts';

/** Size of a bar in its own measure; of twelve parts each is still half as wide as high. */
const BAR = { width: 300, height: 72 } as const;

/** What is shown of a drawing whose parts are `partPath`s. */
function viewBoxOf(shape: SectorsForm['shape']): string {
  return shape === 'bar' ? `-2 -2 ${BAR.width + 4} ${BAR.height + 4}` : '-50 -50 100 100';
}

/** Outline of a part, counted from 0: from the left, or clockwise from 12 o'clock. */
function partPath(shape: SectorsForm['shape'], index: number, parts: number): string {
  if (shape !== 'bar') return sectorPath(index, parts);
  const width = BAR.width / parts;
  return `M${index * width} 0h${width}v${BAR.height}h${-width}Z`;
}

export interface ShadePartsAnswerProps extends AnswerProps<RawOf<'sectors'>> {
  form: FormOf<'sectors'>;
}

type Tone = Paint['tone'];

/**
 * Equal parts of a bar, a circle or a spinner to be colored: with several colors one is taken from the palette first. A
 * tap colors a part and takes the same color off again. Keyboard: the arrows walk over the parts, Space or Enter colors,
 * Delete takes off, the digits choose a color; Ctrl+Enter submits.
 */
export function ShadePartsAnswer(props: ShadePartsAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('drawnAnswers', faDrawnAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const id = useId();
  const number = (count: number) => formatDigits(count, digits);
  const { shape, parts, palette } = form;
  const isShading = palette.length < 2;
  const [chosen, setChosen] = useState<Tone>(palette[0]?.tone ?? 'accent');
  const [focused, setFocused] = useState<number | null>(null);
  const grid = useGridFocus([1, parts], [0, 0], { focusOnMount, ref });

  const tones = Array.from({ length: parts }, (_, index) => value.tones[index] ?? null);
  const nameOf = ({ tone, label }: Paint) =>
    label ??
    (tone === 'accent' ? messages.sectorsShaded : messagesFor('learningFigures', faLearningFigures).tones[tone]);
  const paints = palette.map((paint) => ({ tone: paint.tone, name: nameOf(paint) }));

  const paint = (place: number, tone: Tone | null) => {
    if (!isEditable || tones[place] === tone) return;
    onChange({ kind: 'sectors', tones: tones.map((one, index) => (index === place ? tone : one)) });
  };
  const press = (place: number) => paint(place, tones[place] === chosen ? null : chosen);

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const digit = /^\p{Nd}$/u.test(event.key) ? Number(foldDigits(event.key)) : 0;
    const picked = isEditable && !isShading ? palette[digit - 1] : undefined;
    const isForward = event.key === 'ArrowDown' || event.key === 'ArrowRight';
    const isTurn = shape !== 'bar' && (isForward || event.key === 'ArrowUp' || event.key === 'ArrowLeft');
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) press(place);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      paint(place, null);
    } else if (picked !== undefined) {
      event.preventDefault();
      setChosen(picked.tone);
    } else if (isTurn) {
      event.preventDefault();
      grid.goTo([0, (place + (isForward ? 1 : -1) + parts) % parts]);
    } else grid.onKey(event, [0, place]);
  };

  const { comma } = messagesFor('punctuation', faPunctuation);
  const partName = (place: number) => {
    const name = messages.sectorsPart(number(place + 1), number(parts));
    const tone = tones[place];
    if (isShading) return name;
    return `${name}${comma}${paints.find((one) => one.tone === tone)?.name ?? messages.sectorsWhite}`;
  };

  return (
    <AnswerFrame {...frame} keysId={`${id}-keys`} mark="under">
      {(describing) => (
        <div className={css.root}>
          {!isShading &&
            (isEditable ? (
              <Palette
                label={messages.sectorsPalette}
                paints={paints}
                chosen={chosen}
                onChoose={setChosen}
                patternId={id}
              />
            ) : (
              <ToneLegend patternId={id} items={paints.map(({ tone, name }) => ({ tone, label: name }))} />
            ))}
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
          <svg
            viewBox={viewBoxOf(shape)}
            className={css.drawing}
            data-shape={shape}
            direction="ltr"
            role="group"
            aria-label={messages.sectorsShape(shape, number(parts))}
            opacity={isDisabled ? 0.5 : 1}
            {...(status !== undefined && { 'data-status': status })}
          >
            <TonePatterns id={id} tones={palette.map(({ tone }) => tone)} strength="strong" />
            {tones.map((tone, place) => {
              const { ref: stopRef, tabIndex, onFocus } = grid.stop([0, place]);
              return (
                // biome-ignore lint/a11y/useSemanticElements: a sector of a circle is no box that a button could be.
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
                  key={place}
                  ref={stopRef}
                  role="button"
                  tabIndex={isDisabled ? -1 : tabIndex}
                  d={partPath(shape, place, parts)}
                  className={`${css.part} ${ink}`}
                  aria-pressed={tone !== null}
                  aria-disabled={!isEditable}
                  aria-label={partName(place)}
                  aria-describedby={describing}
                  onClick={() => press(place)}
                  onKeyDown={(event) => onKeyDown(event, place)}
                  onFocus={(event) => {
                    onFocus();
                    setFocused(event.currentTarget.matches(':focus-visible') ? place : null);
                  }}
                  onBlur={() => setFocused(null)}
                  {...(tone === null ? { 'data-white': '' } : { fill: toneFill(id, tone), 'data-tone': tone })}
                />
              );
            })}
            {focused !== null && (
              <>
                <path d={partPath(shape, focused, parts)} className={css.halo} />
                <path d={partPath(shape, focused, parts)} className={css.ring} />
              </>
            )}
            {shape === 'spinner' && (
              <path d="M-2.2 6V-18H-6L0 -27L6 -18H2.2V6Z" transform={`rotate(${180 / parts})`} className={css.hand} />
            )}
          </svg>
          {isEditable && (
            <ClearButton
              isDisabled={tones.every((tone) => tone === null)}
              onPress={() => {
                onChange({ kind: 'sectors', tones: tones.map(() => null) });
                grid.focus();
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={`${id}-keys`} className={visuallyHidden}>
            {messages.sectorsKeys}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}
