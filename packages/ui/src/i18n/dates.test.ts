import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDueDate,
  formatRelativeDay,
  formatTime,
  jalaliParts,
  MONTHS,
  SCHOOL_YEAR_MONTHS,
  startOfWeek,
  WEEKDAYS,
} from './dates.ts';

/** Tuesday 4 آذر 1405, 20:00 in Tehran. */
const DEADLINE = '2026-11-24T16:30:00Z';

describe('Jalali dates in Tehran', () => {
  it('says a date in each style', () => {
    expect(formatDate('2026-11-22T08:00:00Z')).toBe('یکشنبه ۱ آذر');
    expect(formatDate(DEADLINE, 'day')).toBe('۳ آذر');
    expect(formatDate(DEADLINE, 'full')).toBe('سه‌شنبه ۳ آذر ۱۴۰۵');
    expect(formatDate(DEADLINE, 'year')).toBe('۳ آذر ۱۴۰۵');
    expect(formatDate(DEADLINE, 'month')).toBe('آذر ۱۴۰۵');
    expect(formatDate(DEADLINE, 'numeric')).toBe('۱۴۰۵/۰۹/۰۳');
  });

  it('says date and time', () => {
    expect(formatDateTime(DEADLINE)).toBe('سه‌شنبه ۳ آذر ۱۴۰۵، ۲۰:۰۰');
    expect(formatTime('2026-11-24T01:35:00Z')).toBe('۵:۰۵');
  });

  // Nowruz of these years, from the official calendar.
  it.each([
    ['2021-03-21', 1400],
    ['2025-03-21', 1404],
    ['2026-03-21', 1405],
    ['2030-03-21', 1409],
  ])('begins the year on %s', (date, year) => {
    expect(jalaliParts(`${date}T12:00:00Z`)).toMatchObject({ year, month: 1, day: 1 });
    expect(jalaliParts(new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000))).toMatchObject({
      year: year - 1,
      month: 12,
    });
  });

  it('turns the day at midnight in Tehran, not in London', () => {
    expect(formatDate('2026-11-24T20:29:59Z', 'day')).toBe('۳ آذر');
    expect(formatDate('2026-11-24T20:30:00Z', 'day')).toBe('۴ آذر');
  });

  it('refuses what is not a date', () => {
    expect(() => formatDate('فردا')).toThrow(RangeError);
  });
});

describe('days from today', () => {
  const now = '2026-11-21T12:00:00Z';
  it.each([
    ['2026-11-21T19:00:00Z', 'امروز'],
    ['2026-11-21T20:30:00Z', 'فردا'],
    ['2026-11-23T12:00:00Z', 'پس‌فردا'],
    ['2026-11-24T12:00:00Z', '۳ روز دیگر'],
    ['2026-11-20T12:00:00Z', 'دیروز'],
    ['2026-11-19T12:00:00Z', 'پریروز'],
    ['2026-11-11T12:00:00Z', '۱۰ روز پیش'],
  ])('%s is %s', (moment, expected) => {
    expect(formatRelativeDay(moment, now)).toBe(expected);
  });
});

it('says the year of what is due in another one', () => {
  const now = '2026-11-27T08:00:00Z';
  expect(formatDueDate('2026-11-29T16:30:00Z', now)).toBe('یکشنبه ۸ آذر');
  expect(formatDueDate('2027-11-27T16:30:00Z', now)).toBe('شنبه ۶ آذر ۱۴۰۶');
});

it('says the hour of a deadline, and none where it is the end of a day or, for a start, its beginning', () => {
  const now = '2026-11-27T08:00:00Z';
  expect(formatDeadline('2026-11-28T04:30:00Z', now)).toBe('شنبه ۷ آذر، ۸:۰۰');
  expect(formatDeadline('2026-11-28T20:29:59Z', now)).toBe('شنبه ۷ آذر');
  expect(formatDeadline('2026-11-27T20:30:00Z', now)).toBe('شنبه ۷ آذر، ۰:۰۰');
  expect(formatDeadline('2026-11-27T20:30:00Z', now, true)).toBe('شنبه ۷ آذر');
  expect(formatDeadline('2027-11-27T17:35:00Z', now)).toBe('شنبه ۶ آذر ۱۴۰۶، ۲۱:۰۵');
});

describe('weeks and years of school', () => {
  it('begins the week on Saturday at midnight in Tehran', () => {
    const saturday = '2026-11-20T20:30:00.000Z';
    for (let day = 0; day < 7; day += 1) {
      const moment = Date.parse(saturday) + day * 86_400_000 + 3_600_000;
      expect(startOfWeek(moment).toISOString()).toBe(saturday);
      expect(WEEKDAYS[jalaliParts(moment).weekday]).toBe(WEEKDAYS[day]);
    }
    expect(startOfWeek(Date.parse(saturday) - 1).toISOString()).toBe('2026-11-13T20:30:00.000Z');
  });

  it('finds Saturday in weeks when Iran still changed its clocks', () => {
    // Wednesday 2 فروردین 1401: clocks went forward that Tuesday.
    expect(startOfWeek('2022-03-23T12:00:00Z').toISOString()).toBe('2022-03-18T20:30:00.000Z');
  });

  it('begins the school year with مهر', () => {
    expect(SCHOOL_YEAR_MONTHS.map((month) => MONTHS[month - 1])).toEqual([...MONTHS.slice(6), ...MONTHS.slice(0, 6)]);
  });
});
