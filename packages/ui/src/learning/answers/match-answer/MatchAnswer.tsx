import type { MatchPair } from '@mashq/curriculum/model';
import { type KeyboardEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDirection } from '../../../i18n/direction.ts';
import { faCardAnswers } from '../../../i18n/fa/learning-card-answers.ts';
import { faPunctuation } from '../../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { speakInline } from '../../content/index.ts';
import { AnswerFrame, answerParts, useFirstFocus } from '../answer-frame/index.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ClearButton } from '../clear-button/index.ts';
import { keyAt, usePointerDrag } from '../pointer-drag/index.ts';
import { isSubmitKey } from '../submit-key.ts';
import * as css from './MatchAnswer.css.ts';
import { MatchCard } from './MatchCard.tsx';
import { ACROSS, MatchLines } from './MatchLines.tsx';
import { joined, OTHER, parted, partnerOf, type Side } from './pairing.ts';

export interface MatchAnswerProps extends AnswerProps<RawOf<'match'>> {
  form: FormOf<'match'>;
}

interface Card {
  readonly side: Side;
  readonly id: string;
}

/** From so many letters on a card is a sentence. */
const SENTENCE = 24;

/**
 * Two columns of cards to be joined two and two. A card and then its partner are tapped, or a line is pulled from one to
 * the other. Keyboard: the arrows walk over the cards, Space or Enter chooses a card and then its partner, Escape lets it
 * go, Delete parts a pair; Ctrl+Enter submits. A pair shows by a line and by the same shape on both cards, and is said.
 */
export function MatchAnswer(props: MatchAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('cardAnswers', faCardAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const direction = useDirection();
  const keysId = useId();
  const cards = useRef({ first: new Map<string, HTMLButtonElement>(), second: new Map<string, HTMLButtonElement>() });
  const lines = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<Card | null>(null);
  const [said, setSaid] = useState('');

  const { pairs } = value;
  const rowOf = (side: Side, id: string) => form[side].findIndex((item) => item.id === id);
  const nameOf = (side: Side, id: string) => {
    const item = form[side][rowOf(side, id)];
    return item === undefined ? '' : speakInline(item.content);
  };
  /** A column of sentences is wider than one of words. */
  const shareOf = (side: Side) => (form[side].some(({ id }) => nameOf(side, id).length > SENTENCE) ? 3 : 2);
  const put = (next: readonly MatchPair[]) => onChange({ kind: 'match', pairs: next });

  const join = (side: Side, id: string, partner: string) => {
    const pair: MatchPair = side === 'first' ? [id, partner] : [partner, id];
    const next = joined(pairs, pair);
    const left = form.first.length - next.length;
    setChosen(null);
    put(next);
    setSaid(
      `${messages.matchJoined(nameOf('first', pair[0]), nameOf('second', pair[1]))} ${
        left === 0 ? messages.matchAllJoined : messages.matchLeft(formatDigits(left, digits))
      }`,
    );
  };

  const part = (side: Side, id: string) => {
    const partner = partnerOf(pairs, side, id);
    if (partner === null) return;
    put(parted(pairs, side, id));
    setSaid(messages.matchParted(nameOf(side, id), nameOf(OTHER[side], partner)));
  };

  const { drag, handlers, takeClick } = usePointerDrag<Card, string>(
    ({ side }, x, y) => keyAt(cards.current[OTHER[side]], x, y),
    ({ side, id }, over) => join(side, id, over),
  );

  const firstFree = form.first.find(({ id }) => partnerOf(pairs, 'first', id) === null) ?? form.first[0];
  const focus = () => {
    if (firstFree !== undefined) cards.current.first.get(firstFree.id)?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus }));

  useFirstFocus(focusOnMount, () => cards.current.first.values().next().value);

  const press = (side: Side, id: string) => {
    if (takeClick() || !isEditable) return;
    if (chosen !== null && chosen.side !== side) return join(side, id, chosen.id);
    if (chosen?.id === id) {
      setChosen(null);
      return setSaid(messages.matchLetGo(nameOf(side, id)));
    }
    setChosen({ side, id });
    setSaid(messages.matchChosen(nameOf(side, id)));
  };

  const onKeyDown = (event: KeyboardEvent, side: Side, id: string) => {
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
      return;
    }
    const row = rowOf(side, id);
    const towards = (arrow: 'ArrowLeft' | 'ArrowRight'): Side =>
      (arrow === 'ArrowLeft') === (direction === 'rtl') ? 'second' : 'first';
    const target =
      event.key === 'ArrowUp'
        ? ([side, row - 1] as const)
        : event.key === 'ArrowDown'
          ? ([side, row + 1] as const)
          : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
            ? ([towards(event.key), row] as const)
            : null;
    if (target !== null) {
      event.preventDefault();
      const item = form[target[0]][target[1]];
      if (item !== undefined) cards.current[target[0]].get(item.id)?.focus();
    } else if (event.key === 'Escape' && chosen !== null) {
      event.preventDefault();
      event.stopPropagation();
      setChosen(null);
      setSaid(messages.matchLetGo(nameOf(chosen.side, chosen.id)));
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && isEditable) {
      event.preventDefault();
      part(side, id);
    } else if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };

  const stateOf = (side: Side, id: string): string => {
    const partner = partnerOf(pairs, side, id);
    return partner === null ? messages.matchAlone : messages.matchPartner(nameOf(OTHER[side], partner));
  };

  const pulledLine = () => {
    const box = lines.current?.getBoundingClientRect();
    if (drag === null || box === undefined || box.width === 0) return null;
    const across = ((drag.x - box.left) / box.width) * ACROSS;
    return {
      x1: drag.item.side === 'first' ? ACROSS : 0,
      y1: rowOf(drag.item.side, drag.item.id) + 0.5,
      x2: direction === 'rtl' ? across : ACROSS - across,
      y2: ((drag.y - box.top) / box.height) * form.first.length,
    };
  };

  return (
    <AnswerFrame {...frame} mark="under">
      {(describing) => (
        <div className={css.root}>
          {/* As many rows as cards, all as high as the highest: the lines count on it. */}
          <div
            className={css.board}
            style={{
              gridTemplateRows: `repeat(${form.first.length}, 1fr)`,
              gridTemplateColumns: `minmax(min-content, ${shareOf('first')}fr) clamp(36px, 13%, 112px) minmax(min-content, ${shareOf('second')}fr)`,
            }}
          >
            {(['first', 'second'] as const).map((side) => (
              <ul key={side} className={css.column} style={{ gridColumn: side === 'first' ? 1 : 3 }}>
                {form[side].map((item) => {
                  const pair = pairs.find((one) => one[side === 'first' ? 0 : 1] === item.id);
                  return (
                    <MatchCard
                      key={item.id}
                      ref={(element) => {
                        if (element === null) cards.current[side].delete(item.id);
                        else cards.current[side].set(item.id, element);
                      }}
                      item={item}
                      side={side}
                      label={`${nameOf(side, item.id)}${messagesFor('punctuation', faPunctuation).comma}${stateOf(side, item.id)}`}
                      pair={pair === undefined ? null : rowOf('first', pair[0])}
                      describedBy={describing === undefined ? keysId : `${keysId} ${describing}`}
                      isChosen={
                        isEditable &&
                        (chosen?.side === side
                          ? chosen.id === item.id
                          : drag?.item.side === side && drag.item.id === item.id)
                      }
                      isAimedAt={drag !== null && drag.item.side !== side && drag.over === item.id}
                      isEditable={isEditable}
                      isDisabled={isDisabled}
                      status={status}
                      face={{
                        ...(isEditable && handlers({ side, id: item.id })),
                        onClick: () => press(side, item.id),
                        onKeyDown: (event) => onKeyDown(event, side, item.id),
                      }}
                    />
                  );
                })}
              </ul>
            ))}
            <MatchLines
              ref={lines}
              rows={form.first.length}
              lines={pairs.map(([one, other]) => ({ from: rowOf('first', one), to: rowOf('second', other) }))}
              pulled={pulledLine()}
            />
          </div>
          {isEditable && (
            <ClearButton
              isDisabled={pairs.length === 0}
              onPress={() => {
                put([]);
                setChosen(null);
                setSaid(messages.cleared);
                cards.current.first.values().next().value?.focus();
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={keysId} className={visuallyHidden}>
            {messages.matchKeys}
          </span>
          <span role="status" className={visuallyHidden}>
            {said}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}
