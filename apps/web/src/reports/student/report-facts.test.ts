import { describe, expect, it } from 'vitest';
import { bestPart, busiest, partOfHour, partsOfDays, spansOf } from './report-facts.ts';

describe('what a report says', () => {
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

  it('names the day with the most questions, and the part of the day, of all that there are', () => {
    const at = (...practiced: readonly (readonly [day: number, hour: number, count: number])[]) => {
      const days = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
      for (const [day, hour, count] of practiced) (days[day] ?? [])[hour] = count;
      const { parts, counts } = partsOfDays(days);
      const { day, part } = busiest(counts);
      return [day, part === null ? null : parts[part]];
    };
    // Wednesday night has as many as any part of Friday, and Friday has twice as many in all.
    expect(at([4, 21, 7], [6, 16, 7], [6, 22, 7])).toEqual([6, 'night']);
    // Two days with as many: neither is the one.
    expect(at([1, 16, 7], [3, 16, 7])).toEqual([null, 'afternoon']);
    // Nine questions, one and none are too few to say.
    expect(at([3, 16, 9])).toEqual([null, null]);
    expect(at([3, 16, 1])).toEqual([null, null]);
    expect(at()).toEqual([null, null]);
    expect(busiest(partsOfDays([]).counts)).toEqual({ day: null, part: null });
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
    expect(bestPart([])).toBeNull();
    expect(bestPart([part('morning', 9, 9), part('night', 20, 10)]), 'nothing to compare with').toBeNull();
    expect(bestPart([part('morning', 10, 8), part('night', 20, 16)]), 'as good').toBeNull();
    expect(bestPart([part('morning', 10, 9), part('night', 20, 10)])).toEqual({ part: 'morning', ofTen: 9 });
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
