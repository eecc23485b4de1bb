import type { MatchPair } from '@mashq/curriculum/model';
import { useImperativeHandle, useRef } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDirection } from '../../../i18n/direction.ts';
import { faCardAnswers } from '../../../i18n/fa/learning-card-answers.ts';
import { faPunctuation } from '../../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { Announcement } from '../../../primitives/announcement/Announcement.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { speakInline } from '../../content/index.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ClearButton } from '../clear-button/ClearButton.tsx';
import type { PickEffect } from '../pick-and-place/pick-and-place.ts';
import { usePickAndPlace } from '../pick-and-place/use-pick-and-place.ts';
import { keyAt } from '../pointer-drag/use-pointer-drag.ts';
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

/** The place of a card without a partner. */
const ALONE = '';

/** One key for each card of both columns. */
const keyOf = ({ side, id }: Card) => `${side} ${id}`;

function cardOf(key: string): Card {
  const end = key.indexOf(' ');
  return { side: key.slice(0, end) as Side, id: key.slice(end + 1) };
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
  const lines = useRef<SVGSVGElement>(null);

  const { pairs } = value;
  const rowOf = (side: Side, id: string) => form[side].findIndex((item) => item.id === id);
  const nameOf = (side: Side, id: string) => {
    const item = form[side][rowOf(side, id)];
    return item === undefined ? '' : speakInline(item.content);
  };
  /** A column of sentences is wider than one of words. */
  const shareOf = (side: Side) => (form[side].some(({ id }) => nameOf(side, id).length > SENTENCE) ? 3 : 2);
  const put = (next: readonly MatchPair[]) => onChange({ kind: 'match', pairs: next });

  const join = ({ side, id }: Card, partner: string): string => {
    const pair: MatchPair = side === 'first' ? [id, partner] : [partner, id];
    const next = joined(pairs, pair);
    const left = form.first.length - next.length;
    put(next);
    return `${messages.matchJoined(nameOf('first', pair[0]), nameOf('second', pair[1]))} ${
      left === 0 ? messages.matchAllJoined : messages.matchLeft(formatDigits(left, digits))
    }`;
  };

  const part = ({ side, id }: Card): string | null => {
    const partner = partnerOf(pairs, side, id);
    if (partner === null) return null;
    put(parted(pairs, side, id));
    return messages.matchParted(nameOf(side, id), nameOf(OTHER[side], partner));
  };

  /** A card is put to its partner: the places are the cards of the other column, and its own place is none. */
  const onEffect = (effect: PickEffect): string | null => {
    const card = cardOf(effect.item);
    if (effect.type === 'picked') return messages.matchChosen(nameOf(card.side, card.id));
    if (effect.type === 'removed') return part(card);
    if (effect.type === 'placed' && effect.place !== ALONE) return join(card, cardOf(effect.place).id);
    return effect.type === 'aimed' ? null : messages.matchLetGo(nameOf(card.side, card.id));
  };

  const { held, drag, said, say, keysId, focusOn, letGo, cards, cardRef, face } = usePickAndPlace({
    isEditable,
    isReadOnly,
    focusOnMount,
    onSubmit,
    onEffect,
    placeOf: (item, { item: chosen }) => (cardOf(item).side === cardOf(chosen).side ? null : item),
    walk: (key, item) => {
      const { side, id } = cardOf(item);
      const row = rowOf(side, id);
      if (key === 'ArrowUp' || key === 'ArrowDown') return keyAtRow(side, key === 'ArrowUp' ? row - 1 : row + 1);
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
      return keyAtRow((key === 'ArrowLeft') === (direction === 'rtl') ? 'second' : 'first', row);
    },
    targetAt: (item, at) => {
      const over = keyAt(cards.current, at);
      return over !== null && cardOf(over).side !== cardOf(item).side ? over : null;
    },
    canRemove: (item) => {
      const { side, id } = cardOf(item);
      return partnerOf(pairs, side, id) !== null;
    },
  });
  const inHand = drag?.item ?? held?.item;

  function keyAtRow(side: Side, row: number): string | undefined {
    const item = form[side][row];
    return item && keyOf({ side, id: item.id });
  }

  const firstFree = form.first.find(({ id }) => partnerOf(pairs, 'first', id) === null) ?? form.first[0];
  useImperativeHandle(ref, () => ({
    focus: () => focusOn(firstFree && keyOf({ side: 'first', id: firstFree.id })),
  }));

  const stateOf = (side: Side, id: string): string => {
    const partner = partnerOf(pairs, side, id);
    return partner === null ? messages.matchAlone : messages.matchPartner(nameOf(OTHER[side], partner));
  };

  const pulledLine = () => {
    const box = lines.current?.getBoundingClientRect();
    if (drag === null || box === undefined || box.width === 0) return null;
    const across = ((drag.x - box.left) / box.width) * ACROSS;
    const { side, id } = cardOf(drag.item);
    return {
      x1: side === 'first' ? ACROSS : 0,
      y1: rowOf(side, id) + 0.5,
      x2: direction === 'rtl' ? across : ACROSS - across,
      y2: ((drag.y - box.top) / box.height) * form.first.length,
    };
  };

  return (
    <AnswerFrame {...frame} keysId={keysId} mark="under">
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
                  const key = keyOf({ side, id: item.id });
                  return (
                    <MatchCard
                      key={item.id}
                      ref={cardRef(key)}
                      item={item}
                      side={side}
                      label={`${nameOf(side, item.id)}${messagesFor('punctuation', faPunctuation).comma}${stateOf(side, item.id)}`}
                      pair={pair === undefined ? null : rowOf('first', pair[0])}
                      describedBy={describing}
                      isChosen={inHand === key}
                      isAimedAt={drag?.over === key}
                      isEditable={isEditable}
                      isDisabled={isDisabled}
                      status={status}
                      face={face(key, ALONE)}
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
                letGo();
                say(messages.cleared);
                focusOn(keyAtRow('first', 0));
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={keysId} className={visuallyHidden}>
            {messages.matchKeys}
          </span>
          <Announcement>{said}</Announcement>
        </div>
      )}
    </AnswerFrame>
  );
}
