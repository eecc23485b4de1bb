import { expect, it } from 'vitest';
import { dayOf, endOfDay, momentOf, startOfDay } from './tehran-day.ts';

it('takes a day as it is in Tehran', () => {
  expect(startOfDay('2026-11-26')).toBe('2026-11-25T20:30:00.000Z');
  expect(momentOf('2026-11-26', '09:00:00')).toBe('2026-11-26T05:30:00.000Z');
  expect(endOfDay('2026-07-10')).toBe('2026-07-10T20:29:59.000Z');
});

it('gives the day of a moment back', () => {
  for (const day of ['2026-03-20', '2026-03-21', '2027-01-01']) {
    expect([dayOf(startOfDay(day)), dayOf(endOfDay(day))]).toEqual([day, day]);
  }
});
