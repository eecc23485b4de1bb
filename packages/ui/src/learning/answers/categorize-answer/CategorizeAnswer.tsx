import type { CategorizeForm, CategorizeInput, MatchItem, Placing } from '@mashq/curriculum/model';
import { useImperativeHandle, useRef } from 'react';
import { formatDigits } from '../../../i18n/digits.ts';
import { useDirection } from '../../../i18n/direction.ts';
import { type CategorizeMessages, faCategorize } from '../../../i18n/fa/learning-picked-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { useDigits } from '../../../i18n/use-digits.ts';
import { Announcement } from '../../../primitives/announcement/Announcement.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { speakInline } from '../../content/index.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerProps } from '../answer-props.ts';
import { ClearButton } from '../clear-button/ClearButton.tsx';
import { logicalArrowStep } from '../logical-arrow-step.ts';
import type { PickEffect } from '../pick-and-place/pick-and-place.ts';
import { usePickAndPlace } from '../pick-and-place/use-pick-and-place.ts';
import { keyAt } from '../pointer-drag/use-pointer-drag.ts';
import * as css from './CategorizeAnswer.css.ts';
import { CategorizeCard } from './CategorizeCard.tsx';
import { CategorizeZone } from './CategorizeZone.tsx';

/** Where a card lies that has no place yet; all other places are the ids of bins. */
const POOL = '';

function zoneOf(placed: readonly Placing[], item: string): string {
  return placed.find(([id]) => id === item)?.[1] ?? POOL;
}

/** The cards of a place: of a bin as they were put in it, of the rest as the form has them. */
function itemsIn({ items }: CategorizeForm, placed: readonly Placing[], zone: string): readonly MatchItem[] {
  if (zone === POOL) return items.filter(({ id }) => zoneOf(placed, id) === POOL);
  return placed.flatMap(([item, bin]) => (bin === zone ? (items.find(({ id }) => id === item) ?? []) : []));
}

/** Puts a card last in a bin, or takes it out of its bin. */
function placedIn(placed: readonly Placing[], item: string, zone: string): readonly Placing[] {
  const others = placed.filter(([id]) => id !== item);
  return zone === POOL ? others : [...others, [item, zone]];
}

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
  const places = useRef(new Map<string, HTMLElement>());

  const { placed } = value;
  const zones: readonly string[] = [POOL, ...form.bins.map(({ id }) => id)];
  const walk = zones.flatMap((zone) => itemsIn(form, placed, zone));
  const labelOf = (zone: string) => form.bins.find(({ id }) => id === zone)?.label ?? messages.sortPool;
  const nameOf = (id: string) => {
    const item = form.items.find((one) => one.id === id);
    return item === undefined ? '' : speakInline(item.content);
  };

  const put = (id: string, zone: string): string => {
    if (zone === zoneOf(placed, id)) return messages.sortLetGo(nameOf(id));
    const next = placedIn(placed, id, zone);
    onChange({ kind: 'categorize', placed: next });
    if (zone === POOL) return messages.sortReturned(nameOf(id));
    const left = form.items.length - next.length;
    return `${messages.sortDropped(nameOf(id), labelOf(zone))} ${
      left === 0 ? messages.sortNoneLeft : messages.sortLeft(formatDigits(left, digits))
    }`;
  };

  const onEffect = (effect: PickEffect): string => {
    if (effect.type === 'picked') return messages.sortLifted(nameOf(effect.item));
    if (effect.type === 'aimed') return messages.sortOver(labelOf(effect.place));
    if (effect.type === 'cancelled') return messages.sortLetGo(nameOf(effect.item));
    return put(effect.item, effect.type === 'removed' ? POOL : effect.place);
  };

  const { held, drag, said, say, keysId, focusOn, follow, letGo, choose, cardRef, face } = usePickAndPlace({
    isEditable,
    isReadOnly,
    focusOnMount,
    onSubmit,
    onEffect,
    placeOf: (id) => zoneOf(placed, id),
    aim: (key, { over }) => {
      const step = logicalArrowStep(key, direction);
      return step === 0 ? null : (zones[zones.indexOf(over) + step] ?? over);
    },
    walk: (key, id) => {
      const step = logicalArrowStep(key, direction);
      return step === 0 ? null : walk[walk.findIndex((item) => item.id === id) + step]?.id;
    },
    targetAt: (_, at) => keyAt(places.current, at),
    canRemove: (id) => zoneOf(placed, id) !== POOL,
  });

  useImperativeHandle(ref, () => ({ focus: () => focusOn(walk[0]?.id) }));

  const zoneView = (zone: string, describing: string | undefined) => (
    <CategorizeZone
      key={zone}
      ref={(element) => {
        if (element === null) places.current.delete(zone);
        else places.current.set(zone, element);
      }}
      label={labelOf(zone)}
      isPool={zone === POOL}
      isAimedAt={drag === null ? held?.over === zone : drag.over === zone}
      emptyText={zone === POOL && placed.length === form.items.length ? messages.sortPoolEmpty : null}
      isEditable={isEditable}
      dropHere={held !== null && zoneOf(placed, held.item) !== zone ? () => choose(zone) : null}
      messages={messages}
    >
      {itemsIn(form, placed, zone).map((item) => (
        <CategorizeCard
          key={item.id}
          ref={cardRef(item.id)}
          item={item}
          label={
            zone === POOL ? messages.sortWaiting(nameOf(item.id)) : messages.sortIn(nameOf(item.id), labelOf(zone))
          }
          roleDescription={messages.sortCard}
          describedBy={describing}
          isLifted={held?.item === item.id}
          carried={drag?.item === item.id ? drag : null}
          isEditable={isEditable}
          isDisabled={isDisabled}
          status={zone === POOL ? undefined : status}
          face={face(item.id, zone)}
        />
      ))}
    </CategorizeZone>
  );

  return (
    <AnswerFrame {...frame} keysId={keysId} mark="under">
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
                letGo();
                say(messages.cleared);
                follow(form.items[0]?.id);
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={keysId} className={visuallyHidden}>
            {messages.sortKeys}
          </span>
          <Announcement>{said}</Announcement>
        </div>
      )}
    </AnswerFrame>
  );
}
