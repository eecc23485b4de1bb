import type { CategorizeForm, CategorizeInput } from '@mashq/curriculum/model';
import { type KeyboardEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDirection } from '../../../i18n/direction.ts';
import { type CategorizeMessages, faCategorize } from '../../../i18n/fa/learning-picked-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { speakInline } from '../../content/index.ts';
import { AnswerFrame, answerParts, useFirstFocus } from '../answer-frame/index.ts';
import type { AnswerProps } from '../answer-props.ts';
import { ClearButton } from '../clear-button/index.ts';
import { logicalArrowStep } from '../logical-arrow-step.ts';
import { keyAt, usePointerDrag } from '../pointer-drag/index.ts';
import { isSubmitKey } from '../submit-key.ts';
import * as css from './CategorizeAnswer.css.ts';
import { CategorizeCard } from './CategorizeCard.tsx';
import { CategorizeZone } from './CategorizeZone.tsx';
import { itemsIn, POOL, placedIn, zoneOf } from './placing.ts';

export interface CategorizeAnswerProps extends AnswerProps<CategorizeInput, CategorizeMessages> {
  form: CategorizeForm;
}

/**
 * Cards to be sorted into named bins. Mouse and finger drag a card, or tap it and then the bin. Keyboard: the arrows walk
 * over the cards, Space or Enter picks one up, the arrows choose the bin, Space or Enter puts it down, Escape lets it go,
 * Delete takes it out of its bin; Ctrl+Enter submits. Each step is said.
 */
export function CategorizeAnswer(props: CategorizeAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('categorize', faCategorize));
  const { status, isReadOnly, isDisabled } = state;
  const digits = useDigits();
  const direction = useDirection();
  const keysId = useId();
  const cards = useRef(new Map<string, HTMLButtonElement>());
  const places = useRef(new Map<string, HTMLElement>());
  const [lift, setLift] = useState<{ readonly id: string; readonly over: string } | null>(null);
  const [said, setSaid] = useState('');
  /** The card that moves to another place is drawn again there; the focus goes with it. */
  const followed = useRef<string | null>(null);

  const { placed } = value;
  const lifted = isEditable ? lift : null;
  const zones: readonly string[] = [POOL, ...form.bins.map(({ id }) => id)];
  const walk = zones.flatMap((zone) => itemsIn(form, placed, zone));
  const labelOf = (zone: string) => form.bins.find(({ id }) => id === zone)?.label ?? messages.sortPool;
  const nameOf = (id: string) => {
    const item = form.items.find((one) => one.id === id);
    return item === undefined ? '' : speakInline(item.content);
  };

  const put = (id: string, zone: string) => {
    setLift(null);
    if (zone === zoneOf(placed, id)) return setSaid(messages.sortLetGo(nameOf(id)));
    const next = placedIn(placed, id, zone);
    followed.current = id;
    onChange({ kind: 'categorize', placed: next });
    const left = form.items.length - next.length;
    if (zone === POOL) return setSaid(messages.sortReturned(nameOf(id)));
    setSaid(
      `${messages.sortDropped(nameOf(id), labelOf(zone))} ${
        left === 0 ? messages.sortNoneLeft : messages.sortLeft(formatDigits(left, digits))
      }`,
    );
  };

  const { drag, handlers, takeClick, cancel } = usePointerDrag<string, string>(
    (_, x, y) => keyAt(places.current, x, y),
    put,
  );

  const focus = () => {
    const first = walk[0];
    if (first !== undefined) cards.current.get(first.id)?.focus({ preventScroll: true });
  };
  useImperativeHandle(ref, () => ({ focus }));

  useFirstFocus(focusOnMount, () => cards.current.values().next().value);

  useLayoutEffect(() => {
    if (followed.current !== null) cards.current.get(followed.current)?.focus({ preventScroll: true });
    followed.current = null;
  });

  const press = (id: string, zone: string) => {
    if (takeClick() || !isEditable) return;
    if (lifted === null) {
      setLift({ id, over: zone });
      return setSaid(messages.sortLifted(nameOf(id)));
    }
    // By keys the card in hand keeps the focus and goes where the arrows led; a tap on another card means its place.
    put(lifted.id, lifted.id === id ? lifted.over : zone);
  };

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
      return;
    }
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'Escape' && drag !== null) return cancel();
    if ((event.key === 'Escape' || event.key === 'Tab') && lifted !== null) {
      if (event.key === 'Escape') event.stopPropagation();
      setLift(null);
      return setSaid(messages.sortLetGo(nameOf(lifted.id)));
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && isEditable) {
      event.preventDefault();
      if (zoneOf(placed, id) !== POOL) put(id, POOL);
      return;
    }
    const step = logicalArrowStep(event.key, direction);
    if (step === 0) return;
    event.preventDefault();
    if (lifted?.id === id) {
      const over = zones[zones.indexOf(lifted.over) + step];
      if (over === undefined) return;
      setLift({ id, over });
      return setSaid(messages.sortOver(labelOf(over)));
    }
    const target = walk[walk.findIndex((item) => item.id === id) + step];
    if (target !== undefined) cards.current.get(target.id)?.focus();
  };

  const zoneView = (zone: string, describing: string | undefined) => (
    <CategorizeZone
      key={zone}
      ref={(element) => {
        if (element === null) places.current.delete(zone);
        else places.current.set(zone, element);
      }}
      label={labelOf(zone)}
      isPool={zone === POOL}
      isAimedAt={drag === null ? lifted !== null && lifted.over === zone : drag.over === zone}
      emptyText={zone === POOL && placed.length === form.items.length ? messages.sortPoolEmpty : null}
      isEditable={isEditable}
      dropHere={lifted !== null && zoneOf(placed, lifted.id) !== zone ? () => put(lifted.id, zone) : null}
      messages={messages}
    >
      {itemsIn(form, placed, zone).map((item) => (
        <CategorizeCard
          key={item.id}
          ref={(element) => {
            if (element === null) cards.current.delete(item.id);
            else cards.current.set(item.id, element);
          }}
          item={item}
          label={
            zone === POOL ? messages.sortWaiting(nameOf(item.id)) : messages.sortIn(nameOf(item.id), labelOf(zone))
          }
          roleDescription={messages.sortCard}
          describedBy={describing === undefined ? keysId : `${keysId} ${describing}`}
          isLifted={lifted?.id === item.id}
          carried={drag?.item === item.id ? drag : null}
          isEditable={isEditable}
          isDisabled={isDisabled}
          status={zone === POOL ? undefined : status}
          face={{
            ...(isEditable && handlers(item.id)),
            onClick: (event) => {
              // The place it lies in takes taps too, and would put the card in hand there once more.
              event.stopPropagation();
              press(item.id, zone);
            },
            onKeyDown: (event) => onKeyDown(event, item.id),
          }}
        />
      ))}
    </CategorizeZone>
  );

  return (
    <AnswerFrame {...frame} mark="under">
      {(describing) => (
        <div className={css.root}>
          {(isEditable || placed.length < form.items.length) && zoneView(POOL, describing)}
          <div className={css.bins} data-count={form.bins.length}>
            {form.bins.map(({ id }) => zoneView(id, describing))}
          </div>
          {isEditable && (
            <ClearButton
              isDisabled={placed.length === 0}
              onPress={() => {
                onChange({ kind: 'categorize', placed: [] });
                setLift(null);
                setSaid(messages.cleared);
                followed.current = form.items[0]?.id ?? null;
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={keysId} className={visuallyHidden}>
            {messages.sortKeys}
          </span>
          <span role="status" className={visuallyHidden}>
            {said}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}
