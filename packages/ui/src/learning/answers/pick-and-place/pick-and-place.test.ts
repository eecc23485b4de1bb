import { array, assert, boolean, constant, constantFrom, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Held, type PickEvent, pickStep } from './pick-and-place.ts';

const HELD: Held = { item: 'a', home: 'pool', over: 'bin' };

describe('the table of picking up and putting down', () => {
  it.each<[string, Held | null, PickEvent, boolean, Held | null, string | null]>([
    ['picks up', null, { type: 'press', item: 'a', home: 'pool' }, false, { ...HELD, over: 'pool' }, 'picked a pool'],
    ['has nothing to put', null, { type: 'choose', place: 'bin' }, false, null, null],
    ['has nothing to aim', null, { type: 'aim', place: 'bin' }, false, null, null],
    ['has nothing to take back', null, { type: 'cancel' }, false, null, null],
    ['has nothing to leave', null, { type: 'leave' }, true, null, null],
    ['puts down', HELD, { type: 'press', item: 'a', home: 'pool' }, false, null, 'placed a bin'],
    [
      'changes over',
      HELD,
      { type: 'press', item: 'b', home: 'bin' },
      false,
      { item: 'b', home: 'bin', over: 'bin' },
      'picked b bin',
    ],
    ['puts into a place', HELD, { type: 'choose', place: 'other' }, false, null, 'placed a other'],
    ['aims', HELD, { type: 'aim', place: 'other' }, false, { ...HELD, over: 'other' }, 'aimed a other'],
    ['aims at the same', HELD, { type: 'aim', place: 'bin' }, false, HELD, null],
    ['gives back', HELD, { type: 'cancel' }, false, null, 'cancelled a pool'],
    ['gives back live', HELD, { type: 'cancel' }, true, null, 'cancelled a pool'],
    ['gives back on leaving', HELD, { type: 'leave' }, false, null, 'cancelled a pool'],
    ['keeps what is seen on leaving', HELD, { type: 'leave' }, true, null, 'placed a bin'],
    ['drops', null, { type: 'drop', item: 'a', home: 'pool', place: 'bin' }, false, null, 'placed a bin'],
    ['drops another', HELD, { type: 'drop', item: 'b', home: 'pool', place: 'bin' }, false, null, 'placed b bin'],
    ['removes', HELD, { type: 'remove', item: 'b' }, false, null, 'removed b'],
  ])('%s', (_, held, event, isLive, then, effect) => {
    const step = pickStep(held, event, isLive);
    expect(step.held).toEqual(then);
    const words = step.effect && Object.entries({ place: '', home: '', ...step.effect });
    const of = (name: string) => words?.find(([key]) => key === name)?.[1];
    expect(step.effect && `${of('type')} ${of('item')} ${of('place') || of('home')}`.trim()).toBe(effect);
  });
});

it('whatever is pressed: one thing at most is held, what is put down was picked up or dragged, Escape frees the hands', () => {
  const item = constantFrom('a', 'b', 'c');
  const place = constantFrom('pool', 'x', 'y');
  const event = oneof(
    record({ type: constant('press' as const), item, home: place }),
    record({ type: constant('choose' as const), place }),
    record({ type: constant('aim' as const), place }),
    record({ type: constant('drop' as const), item, home: place, place }),
    record({ type: constant('remove' as const), item }),
    constant({ type: 'cancel' as const }),
    constant({ type: 'leave' as const }),
  );
  assert(
    property(array(event), boolean(), (events, isLive) => {
      let hands: Held | null = null;
      for (const each of events) {
        const before = hands as Held | null;
        const { held, effect } = pickStep(before, each, isLive);
        hands = held;
        if (effect?.type === 'placed' && each.type !== 'drop') expect(effect.item).toBe(before?.item);
        if (effect?.type === 'cancelled') expect([effect.item, effect.home]).toEqual([before?.item, before?.home]);
        if (effect?.type === 'picked') expect(held?.item).toBe(effect.item);
        if (each.type === 'cancel' || each.type === 'leave') expect(held).toBeNull();
        // What is held changes only by something that is said.
        if (before?.item !== held?.item) expect(effect).not.toBeNull();
      }
    }),
  );
});
