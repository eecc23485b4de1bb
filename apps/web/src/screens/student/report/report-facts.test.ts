import { describe, expect, it } from 'vitest';
import { bestPart, busiest, ofTen, partOfHour, partsOfDays, spansOf } from './report-facts.ts';

describe('what a report says', () => {
  it('says a share of ten, and nothing of no questions', () => {
    expect([ofTen(7, 9), ofTen(0, 5), ofTen(0, 0)]).toEqual([8, 0, 0]);
  });

  it('puts the hours after midnight into the night', () => {
    expect([0, 4, 5, 10, 11, 13, 14, 17, 18, 20, 21, 23].map(partOfHour)).toEqual([
      'night',
      'night',
      'morning',
      'morning',
      'noon',
      'noon',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
      'night',
    ]);
  });

  it('names the day and part with the most questions', () => {
    const days = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
    const tuesday = days[3];
    if (tuesday) tuesday[16] = 4;
    const { parts, counts } = partsOfDays(days);
    const most = busiest(counts);
    expect(most?.day).toBe(3);
    expect(parts[most?.part ?? -1]).toBe('afternoon');
    expect(busiest(partsOfDays([]).counts)).toBeNull();
  });

  it('says nothing of a part of the day with few answers', () => {
    const part = (name: 'morning' | 'night', judged: number, right: number) => ({
      part: name,
      from_hour: 0,
      to_hour: 0,
      done: judged,
      judged,
      first_try_right: right,
      right,
    });
    expect(bestPart([part('morning', 9, 9)])).toBeNull();
    expect(bestPart([part('morning', 9, 9), part('night', 20, 10)])).toEqual({ part: 'night', ofTen: 5 });
  });

  it('draws a year by months and twelve weeks by weeks', () => {
    const weeks = Array.from({ length: 53 }, (_, index) => ({
      week_start: new Date(Date.UTC(2026, 2, 20, 20, 30) + index * 7 * 86_400_000).toISOString(),
    }));
    expect(spansOf(weeks.slice(0, 12))).toHaveLength(12);
    const months = spansOf(weeks);
    expect(months.length).toBeLessThanOrEqual(13);
    expect(months.flatMap((month) => month.weeks)).toHaveLength(53);
  });
});
