import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usualStart } from './deadline-days.ts';
import { deadlineText as studentText } from './student/deadline-text.ts';
import { timesText } from './times-text.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T08:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('says the hours of start and deadline, and the day alone where they are those of the day', () => {
  const ahead = {
    state: 'scheduled',
    start_at: '2026-11-28T04:30:00.000Z',
    end_at: '2026-12-01T17:30:00.000Z',
  } as const;
  expect(timesText(ahead)).toBe('از شنبه ۷ آذر، ۸:۰۰ تا سه‌شنبه ۱۰ آذر، ۲۱:۰۰ (۴ روز دیگر)');
  const days = {
    state: 'scheduled',
    start_at: '2026-11-27T20:30:00.000Z',
    end_at: '2026-12-01T20:29:59.000Z',
  } as const;
  expect(timesText(days)).toBe('از شنبه ۷ آذر تا سه‌شنبه ۱۰ آذر (۴ روز دیگر)');
});

it('a student reads the hour of a deadline too', () => {
  expect(studentText({ is_open: true, end_at: '2026-11-27T17:30:00.000Z' })).toBe('تا جمعه ۶ آذر، ۲۱:۰۰ (امروز)');
});

it('what is to start later starts tomorrow at eight unless another moment is written', () => {
  expect(usualStart()).toBe('2026-11-28T04:30:00.000Z');
});
