import { type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { faCardAnswers } from '../../../i18n/fa/learning-card-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { speakMath } from '../../math-text/index.ts';
import { AnswerFrame, answerParts } from '../answer-frame/index.ts';
import type { AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { isSubmitKey } from '../submit-key.ts';
import { columnsNeeded, isLong } from './columns-needed.ts';
import { moveItem, wholeOrder } from './move-item.ts';
import * as css from './OrderAnswer.css.ts';
import { OrderCard } from './OrderCard.tsx';
import { shiftOf, useCardDrag } from './use-card-drag.ts';

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
  const keysId = useId();
  const cards = useRef(new Map<string, HTMLLIElement>());
  const [lift, setLift] = useState<{ readonly id: string; readonly before: RawOf<'order'> } | null>(null);
  const [said, setSaid] = useState('');

  const items = wholeOrder(
    value.items,
    form.items.map(({ id }) => id),
  );
  const lifted = isEditable ? lift : null;
  const mathOf = (id: string) => form.items.find((item) => item.id === id)?.math;
  const nameOf = (id: string) => {
    const math = mathOf(id);
    return math === undefined ? '' : speakMath(math);
  };
  const number = (count: number) => formatDigits(count, digits);

  const say = (message: 'orderLifted' | 'orderMoved' | 'orderDropped' | 'orderCancelled', id: string, place: number) =>
    setSaid(messages[message](nameOf(id), number(place + 1), number(items.length)));

  const put = (next: readonly string[]) => onChange({ kind: 'order', items: next });

  const move = (from: number, to: number, message: 'orderMoved' | 'orderDropped') => {
    const id = items[from];
    if (id === undefined || to < 0 || to >= items.length) return;
    put(moveItem(items, from, to));
    say(message, id, to);
  };

  const { drag, handlers, takeClick, cancel } = useCardDrag(
    () => items.flatMap((id) => cards.current.get(id) ?? []),
    (from, to) => {
      setLift(null);
      move(from, to, 'orderDropped');
    },
  );

  const faceOf = (id: string) => cards.current.get(id)?.querySelector('button');

  const focusFirst = () => {
    const [first] = items;
    if (first !== undefined) faceOf(first)?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus: focusFirst }));

  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current && focusOnMount)
      cards.current.values().next().value?.querySelector('button')?.focus({ preventScroll: true });
    isNew.current = false;
  }, [focusOnMount]);

  const press = (id: string, place: number) => {
    if (takeClick() || !isEditable) return;
    if (lifted === null) {
      setLift({ id, before: value });
      say('orderLifted', id, place);
      return;
    }
    setLift(null);
    move(items.indexOf(lifted.id), place, 'orderDropped');
  };

  const onKeyDown = (event: KeyboardEvent, id: string, place: number) => {
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
      return;
    }
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'Escape' && drag !== null) return cancel();
    if (event.key === 'Escape' && lifted !== null) {
      event.stopPropagation();
      setLift(null);
      onChange(lifted.before);
      const before = wholeOrder(
        lifted.before.items,
        form.items.map((item) => item.id),
      );
      return say('orderCancelled', lifted.id, before.indexOf(lifted.id));
    }
    if (event.key === 'Tab' && lifted !== null) {
      setLift(null);
      return move(items.indexOf(lifted.id), items.indexOf(lifted.id), 'orderDropped');
    }
    const ends: Readonly<Record<string, number>> = { Home: 0, End: items.length - 1 };
    const to = ends[event.key] ?? place + (STEPS[event.key] ?? 0);
    if (!(event.key in STEPS) && !(event.key in ends)) return;
    event.preventDefault();
    if (lifted?.id === id) return move(place, to, 'orderMoved');
    const target = items[to];
    if (target !== undefined) faceOf(target)?.focus();
  };

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
            <ol className={css.list} {...name}>
              {items.map((id, place) => {
                const math = mathOf(id);
                if (math === undefined) return null;
                const spoken = nameOf(id);
                return (
                  <OrderCard
                    key={id}
                    ref={(element) => {
                      if (element === null) cards.current.delete(id);
                      else cards.current.set(id, element);
                    }}
                    math={math}
                    label={messages.orderPlace(spoken, number(place + 1), number(items.length))}
                    roleDescription={messages.orderCard}
                    describedBy={describing === undefined ? keysId : `${keysId} ${describing}`}
                    isLifted={lifted?.id === id}
                    isDragged={drag?.from === place}
                    isEditable={isEditable}
                    isDisabled={isDisabled}
                    status={status}
                    shift={shiftOf(place, drag)}
                    moveLabels={[messages.orderMove(spoken, form.ends[0]), messages.orderMove(spoken, form.ends[1])]}
                    canMove={[place > 0, place < items.length - 1]}
                    onMove={(step) => move(place, place + step, 'orderMoved')}
                    face={{
                      ...(isEditable && handlers(place)),
                      onClick: () => press(id, place),
                      onKeyDown: (event) => onKeyDown(event, id, place),
                    }}
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
          <span role="status" className={visuallyHidden}>
            {said}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}
