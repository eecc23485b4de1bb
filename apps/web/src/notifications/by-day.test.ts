import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

it('groups by the day in Tehran, which begins before midnight in Greenwich', () => {
  const items = ['2026-11-23T20:40:00Z', '2026-11-23T20:00:00Z', '2026-11-22T08:00:00Z', '2026-11-10T08:00:00Z'];
  const days = byDay(
    items.map((created_at) => ({ created_at })),
    Date.parse('2026-11-24T08:00:00Z'),
  );
  expect(days.map(({ title, items: { length } }) => [title, length])).toEqual([
    ['امروز', 1],
    ['دیروز', 1],
    ['پریروز', 1],
    ['سه‌شنبه ۱۹ آبان', 1],
  ]);
});
