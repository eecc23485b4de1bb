import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ActivityProgress, activityStates, isCompleted } from './activity-states.ts';

const practice = (more: Partial<ActivityProgress> = {}): ActivityProgress => ({
  itemsTotal: 5,
  rightNeeded: 4,
  isOpened: false,
  done: 0,
  right: 0,
  ...more,
});
const example = (isOpened: boolean) => practice({ itemsTotal: 0, rightNeeded: null, isOpened });

describe('the state table of an activity', () => {
  test.each([
    ['not opened', practice(), 'available'],
    ['opened', practice({ isOpened: true }), 'available'],
    ['begun', practice({ isOpened: true, done: 2, right: 2 }), 'in_progress'],
    ['enough right answers', practice({ isOpened: true, done: 4, right: 4 }), 'completed'],
    ['all done with few right', practice({ isOpened: true, done: 5, right: 1 }), 'completed'],
    [
      'all but one right, all needed',
      practice({ isOpened: true, done: 4, right: 4, rightNeeded: null }),
      'in_progress',
    ],
    ['an example not read', example(false), 'available'],
    ['an example read', example(true), 'completed'],
  ])('%s', (_, progress, state) => {
    expect(activityStates('sequential', [progress])).toEqual([state]);
  });

  test('in a sequence the next waits for the one before; in free order nothing waits', () => {
    const activities = [example(false), practice(), practice()];
    expect(activityStates('sequential', activities)).toEqual(['available', 'locked', 'locked']);
    expect(activityStates('free', activities)).toEqual(['available', 'available', 'available']);
    expect(activityStates('sequential', [example(true), ...activities.slice(1)])).toEqual([
      'completed',
      'available',
      'locked',
    ]);
  });
});

const anyProgress = fc.record({
  itemsTotal: fc.integer({ min: 0, max: 6 }),
  rightNeeded: fc.option(fc.integer({ min: 1, max: 6 })),
  isOpened: fc.boolean(),
  done: fc.integer({ min: 0, max: 6 }),
  right: fc.integer({ min: 0, max: 6 }),
});

test('whatever happened: a sequence has work to open unless all is completed, and nothing opened is locked', () => {
  fc.assert(
    fc.property(fc.array(anyProgress, { minLength: 1, maxLength: 8 }), (activities) => {
      const states = activityStates('sequential', activities);
      expect(
        states.every((state) => state === 'completed') || states.some((state) => /available|in_progress/.test(state)),
      ).toBe(true);
      for (const [index, activity] of activities.entries()) {
        if (activity.isOpened) expect(states[index]).not.toBe('locked');
        expect(states[index] === 'completed').toBe(isCompleted(activity));
      }
      expect(activityStates('free', activities)).not.toContain('locked');
    }),
  );
});
