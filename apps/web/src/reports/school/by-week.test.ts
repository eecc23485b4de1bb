import { expect, it } from 'vitest';
import { byWeek } from './by-week.ts';

/** Midnight in Tehran of days of November 2026; the 21st is a Saturday. */
const day = (date: number) => ({
  day: new Date(Date.UTC(2026, 10, date - 1, 20, 30)).toISOString(),
  answered: 1,
  first_try_right: date % 2,
  minutes: 2,
  students: 1,
});

it('sums days by week from Saturday, the first and the last one cut off', () => {
  const days = Array.from({ length: 11 }, (_, index) => day(19 + index));
  const weeks = byWeek(days);
  expect(weeks.map(({ day: first, answered }) => [first, answered])).toEqual([
    [day(19).day, 2],
    [day(21).day, 7],
    [day(28).day, 2],
  ]);
  const sum = (of: (one: { first_try_right: number }) => number) => weeks.reduce((total, one) => total + of(one), 0);
  expect(sum(({ first_try_right }) => first_try_right)).toBe(days.filter((one) => one.first_try_right === 1).length);
});

it('gives no week for no day', () => {
  expect(byWeek([])).toEqual([]);
});
