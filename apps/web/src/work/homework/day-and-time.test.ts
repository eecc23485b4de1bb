import { expect, it } from 'vitest';
import { atTime, timeOf } from './day-and-time.ts';

/** 20:00 in Tehran. */
const EVENING = '2026-11-24T16:30:00.000Z';

it('reads the time in Tehran, and sets another on the same day there', () => {
  expect(timeOf(EVENING)).toBe('20:00');
  expect(atTime(EVENING, '08:05')).toBe('2026-11-24T04:35:00.000Z');
  expect(timeOf(atTime('2026-11-23T20:45:00.000Z', '23:30'))).toBe('23:30');
});

it('the last minute is the end of the day', () => {
  expect(atTime(EVENING, '23:59')).toBe('2026-11-24T20:29:59.000Z');
  expect(timeOf(atTime(EVENING, '23:59'))).toBe('23:59');
});
