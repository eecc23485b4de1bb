import { expect, it } from 'vitest';
import { deadlineDay, deadlineDays, endOfDay } from './deadline-days.ts';

it('a day ends a second before midnight in Tehran', () => {
  // 1 آذر 1405 in Tehran.
  const day = Math.floor(Date.parse('2026-11-22T12:00:00Z') / 86_400_000);
  expect(endOfDay(day).toISOString()).toBe('2026-11-22T20:29:59.000Z');
  // Summer time of 1400: midnight was 19:30 of the day before in UTC.
  const summer = Math.floor(Date.parse('2021-07-10T12:00:00Z') / 86_400_000);
  expect(endOfDay(summer).toISOString()).toBe('2021-07-10T19:29:59.000Z');
});

it('begins with today as Tehran has it, and tells each day in Persian', () => {
  // 23:45 of Saturday in Tehran, still Saturday though Sunday in much of the world.
  const now = Date.parse('2026-11-21T20:15:00Z');
  expect(deadlineDays(3, now)).toEqual([
    { value: '2026-11-21T20:29:59.000Z', label: 'شنبه ۳۰ آبان (امروز)' },
    { value: '2026-11-22T20:29:59.000Z', label: 'یکشنبه ۱ آذر (فردا)' },
    { value: '2026-11-23T20:29:59.000Z', label: 'دوشنبه ۲ آذر (پس‌فردا)' },
  ]);
});

it('holds the day of a deadline, whatever its hour, also where that is farther than the list goes', () => {
  const now = Date.parse('2026-11-21T20:15:00Z');
  const noonInFour = '2026-11-25T08:30:00.000Z';
  const days = deadlineDays(3, now, noonInFour);
  expect(days).toHaveLength(5);
  expect(days.at(-1)).toEqual({ value: deadlineDay(noonInFour), label: 'چهارشنبه ۴ آذر (۴ روز دیگر)' });
  expect(deadlineDays(3, now, '2026-11-01T08:30:00.000Z')).toHaveLength(3);
});
