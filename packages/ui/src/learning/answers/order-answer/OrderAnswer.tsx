import { useImperativeHandle, useRef } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { faCardAnswers } from '../../../i18n/fa/learning-card-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { Announcement } from '../../../primitives/announcement/Announcement.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { speakMath } from '../../math-text/index.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import type { PickEffect } from '../pick-and-place/pick-and-place.ts';
import { usePickAndPlace } from '../pick-and-place/use-pick-and-place.ts';
import { type CardRow, measureRow, placeUnder, shiftOf } from './carry-row.ts';
import { columnsNeeded, isLong } from './columns-needed.ts';
import * as css from './OrderAnswer.css.ts';
import { OrderCard } from './OrderCard.tsx';

export interface OrderAnswerProps extends AnswerProps<RawOf<'order'>> {
  form: FormOf<'order'>;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Cards to be put in order, left to right (top to bottom where the row is too narrow). Mouse and finger drag a card, or
 * press its two move buttons, or tap it and then the place it should go to. Keyboard: Space or Enter lifts a card, the
 * arrows, Home and End move it, Space or Enter puts it down, Escape takes it back; Ctrl+Enter submits. Each step is said.
 */
export function OrderAnswer(props: OrderAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('cardAnswers', faCardAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const { labelledBy } = frame;
  const digits = useDigits();
  const cardsInRow = useRef<CardRow | null>(null);
  /** The answer before a card was picked up, for Escape. */
  const before = useRef(value);

  const ids = form.items.map(({ id }) => id);
  const items = wholeOrder(value.items, ids);
  const mathOf = (id: string) => form.items.find((item) => item.id === id)?.math;
  const nameOf = (id: string) => {
    const math = mathOf(id);
    return math === undefined ? '' : speakMath(math);
  };
  const number = (count: number) => formatDigits(count, digits);
  const words = (
    message: 'orderLifted' | 'orderMoved' | 'orderDropped' | 'orderCancelled',
    id: string,
    place: number,
  ) => messages[message](nameOf(id), number(place + 1), number(items.length));

  const moveTo = (id: string, place: number) =>
    onChange({ kind: 'order', items: moveItem(items, items.indexOf(id), place) });

  /** Places are named by their number. */
  const onEffect = (effect: PickEffect): string | null => {
    const { type, item: id } = effect;
    if (type === 'removed') return null;
    if (type === 'cancelled') {
      onChange(before.current);
      return words('orderCancelled', id, wholeOrder(before.current.items, ids).indexOf(id));
    }
    const place = Number(effect.place);
    if (type === 'picked') {
      before.current = value;
      return words('orderLifted', id, place);
    }
    moveTo(id, place);
    return words(type === 'aimed' ? 'orderMoved' : 'orderDropped', id, place);
  };

  /** The place that a key leads to from another, within the row; null for a key of others. */
  const placeBy = (key: string, from: number): number | null => {
    if (key === 'Home') return 0;
    if (key === 'End') return items.length - 1;
    const step = STEPS[key];
    return step === undefined ? null : Math.min(Math.max(from + step, 0), items.length - 1);
  };

  const { held, drag, said, say, keysId, focusOn, letGo, cards, cardRef, face } = usePickAndPlace({
    isEditable,
    isReadOnly,
    focusOnMount,
    onSubmit,
    isLive: true,
    onEffect,
    placeOf: (id) => String(items.indexOf(id)),
    aim: (key, { item }) => placeBy(key, items.indexOf(item))?.toString() ?? null,
    walk: (key, id) => {
      const place = placeBy(key, items.indexOf(id));
      return place === null ? null : items[place];
    },
    onCarry: (id) => {
      const elements = items.flatMap((each) => cards.current.get(each) ?? []);
      cardsInRow.current = measureRow(elements, items.indexOf(id));
    },
    targetAt: (_, way) => (cardsInRow.current === null ? null : String(placeUnder(cardsInRow.current, way))),
  });
  const row = cardsInRow.current;

  useImperativeHandle(ref, () => ({ focus: () => focusOn(items[0]) }));

  const name = labelledBy === undefined ? { 'aria-label': messages.answer } : { 'aria-labelledby': labelledBy };

  return (
    <AnswerFrame {...frame} isGroup={false} mark="under">
      {(describing) => (
        <div
          className={css.root}
          data-columns={columnsNeeded(form.items)}
          {...(isLong(form.items) && { 'data-long': '' })}
          {...(drag !== null && { 'data-dragging': '' })}
        >
          <div className={css.board} dir="ltr">
            <span aria-hidden="true" className={css.firstEnd} dir="rtl">
              {form.ends[0]}
            </span>
            <ol className={css.list} aria-describedby={keysId} {...name}>
              {items.map((id, place) => {
                const math = mathOf(id);
                if (math === undefined) return null;
                const spoken = nameOf(id);
                return (
                  <OrderCard
                    key={id}
                    ref={cardRef(id)}
                    math={math}
                    label={messages.orderPlace(spoken, number(place + 1), number(items.length))}
                    roleDescription={messages.orderCard}
                    describedBy={describing}
                    isLifted={held?.item === id}
                    isDragged={drag?.item === id}
                    isEditable={isEditable}
                    isDisabled={isDisabled}
                    status={status}
                    shift={drag === null || row === null ? undefined : shiftOf(place, row, drag)}
                    moveLabels={[messages.orderMove(spoken, form.ends[0]), messages.orderMove(spoken, form.ends[1])]}
                    canMove={[place > 0, place < items.length - 1]}
                    onMove={(step) => {
                      letGo();
                      moveTo(id, place + step);
                      say(words('orderMoved', id, place + step));
                    }}
                    face={face(id, String(place))}
                  />
                );
              })}
            </ol>
            <span aria-hidden="true" className={css.way} />
            <span aria-hidden="true" className={css.lastEnd} dir="rtl">
              {form.ends[1]}
            </span>
          </div>
          <span id={keysId} className={visuallyHidden}>
            {messages.orderEnds(form.ends[0], form.ends[1])} {messages.orderKeys}
          </span>
          <Announcement>{said}</Announcement>
        </div>
      )}
    </AnswerFrame>
  );
}

/** The same list with the entry at `from` taken out and put in at `to`. Places outside the list change nothing. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** `order` when it names exactly the entries of `ids`, else `ids` as they were given. */
function wholeOrder(order: readonly string[], ids: readonly string[]): readonly string[] {
  const isWhole = order.length === ids.length && ids.every((id) => order.includes(id));
  return isWhole ? order : ids;
}
