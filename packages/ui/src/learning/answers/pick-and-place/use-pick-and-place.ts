import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFirstFocus } from '../answer-frame/use-first-focus.ts';
import { type PointerWay, usePointerDrag } from '../pointer-drag/use-pointer-drag.ts';
import { isSubmitKey } from '../submit-key.ts';
import { type Held, type PickEffect, type PickEvent, pickStep } from './pick-and-place.ts';

export interface PickAndPlaceOptions {
  isEditable: boolean;
  isReadOnly: boolean;
  focusOnMount: boolean | undefined;
  /** Ctrl+Enter, or Enter alone in an answer that is read. */
  onSubmit: (() => void) | undefined;
  /** A card goes along with the arrows; see {@link pickStep}. @default false */
  isLive?: boolean;
  /** Changes the answer, and says what came of it; null for nothing to say. */
  onEffect: (effect: PickEffect) => string | null;
  /** The place that a pressed card stands for while another is held; null when it is picked up instead. */
  placeOf: (item: string, held: Held) => string | null;
  /**
   * The place a key leads to for the card that is held, which keeps the focus; null for a key of others. Left out where the
   * places are cards themselves: the focus goes to one of them by the arrows or Tab, and Space or Enter puts the card there.
   */
  aim?: (key: string, held: Held) => string | null;
  /** The card that a key leads the focus to; undefined where there is none, null for a key of others. */
  walk: (key: string, item: string) => string | undefined | null;
  /** The place that would take a card under a pointer. */
  targetAt: (item: string, way: PointerWay) => string | null;
  /** A pointer is about to carry a card. */
  onCarry?: (item: string) => void;
  /** Delete and Backspace take a card out of its place. @default they do nothing */
  canRemove?: (item: string) => boolean;
}

/**
 * Picking up cards and putting them down, the same in every answer. Keyboard: the arrows walk over the cards, Space or Enter
 * picks one up, the arrows choose its place, Space or Enter puts it down, Escape gives it back, Delete takes it out;
 * Ctrl+Enter submits. Mouse and finger drag a card, or tap it and then its place. Each step is said.
 */
export function usePickAndPlace({
  isEditable,
  isReadOnly,
  focusOnMount,
  onSubmit,
  isLive = false,
  onEffect,
  placeOf,
  aim,
  walk,
  targetAt,
  onCarry,
  canRemove,
}: PickAndPlaceOptions) {
  const keysId = useId();
  const cards = useRef(new Map<string, HTMLElement>());
  const [hold, setHold] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  /** A card that goes to another place may be drawn again there; the focus goes with it. */
  const followed = useRef<string | null>(null);
  const held = isEditable ? hold : null;

  const send = (event: PickEvent) => {
    const step = pickStep(held, event, isLive);
    setHold(step.held);
    if (step.effect === null) return;
    const { type, item } = step.effect;
    if (aim !== undefined && (type === 'placed' || type === 'removed')) followed.current = item;
    const words = onEffect(step.effect);
    if (words !== null) setSaid(words);
  };

  const { drag, handlers, takeClick, cancel } = usePointerDrag<{ item: string; home: string }, string>(
    ({ item }, way) => targetAt(item, way),
    ({ item, home }, place) => send({ type: 'drop', item, home, place }),
    ({ item }) => onCarry?.(item),
  );

  useFirstFocus(focusOnMount, () => faceOf(cards.current.keys().next().value));

  useLayoutEffect(() => {
    if (followed.current !== null && cards.current.get(followed.current)?.contains(document.activeElement) !== true)
      focusOn(followed.current);
    followed.current = null;
  });

  function faceOf(item: string | undefined) {
    const card = item === undefined ? undefined : cards.current.get(item);
    return card?.matches('button') ? card : card?.querySelector<HTMLElement>('button');
  }

  function focusOn(item: string | undefined) {
    faceOf(item)?.focus({ preventScroll: true });
  }

  const press = (item: string, home: string) => {
    if (takeClick() || !isEditable) return;
    const place = held === null || held.item === item ? null : placeOf(item, held);
    send(place === null ? { type: 'press', item, home } : { type: 'choose', place });
  };

  const onKeyDown = (event: KeyboardEvent, item: string) => {
    const { key } = event;
    if (isSubmitKey(event, isReadOnly)) {
      event.preventDefault();
      if (!event.repeat) onSubmit?.();
    } else if (key === 'Enter') {
      if (event.repeat) event.preventDefault();
    } else if (key === 'Escape') {
      if (drag === null && held === null) return;
      // Else a dialog around would close.
      event.preventDefault();
      event.stopPropagation();
      if (drag !== null) cancel();
      else send({ type: 'cancel' });
    } else if (key === 'Tab') {
      if (aim !== undefined) send({ type: 'leave' });
    } else if (key === 'Delete' || key === 'Backspace') {
      if (!isEditable || canRemove === undefined) return;
      event.preventDefault();
      if (canRemove(item)) send({ type: 'remove', item });
    } else if (held?.item === item && aim !== undefined) {
      const place = aim(key, held);
      if (place === null) return;
      event.preventDefault();
      send({ type: 'aim', place });
    } else {
      const to = walk(key, item);
      if (to === null) return;
      event.preventDefault();
      if (to !== undefined) focusOn(to);
    }
  };

  return {
    held,
    /** What a pointer carries, with the way it has come; null when nothing moves. */
    drag: drag && { ...drag, item: drag.item.item },
    /** What was said last; in a live region of the answer. */
    said,
    say: setSaid,
    /** Id of the words that tell the keys, to describe each card with. */
    keysId,
    focusOn,
    /** A card whose element is drawn again somewhere: the focus follows it there. */
    follow: (item: string | undefined) => {
      followed.current = item ?? null;
    },
    letGo: () => setHold(null),
    choose: (place: string) => send({ type: 'choose', place }),
    cards,
    /** For the element of a card: the button, or what holds it. */
    cardRef: (item: string) => (element: HTMLElement | null) => {
      if (element === null) cards.current.delete(item);
      else cards.current.set(item, element);
    },
    /** For the button of a card that lies in a place. */
    face: (item: string, home: string) => ({
      ...(isEditable && handlers({ item, home })),
      onClick: (event: MouseEvent) => {
        // The place it lies in takes taps too, and would put down what is held once more.
        event.stopPropagation();
        press(item, home);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, item),
    }),
  };
}
