import { describe, expect, it } from 'vitest';
import {
  bestPart,
  busiest,
  chapterOf,
  lengthOf,
  newsOf,
  type PracticedChapter,
  partOfHour,
  partsOfDays,
  spansOf,
  weeksOf,
} from './report-calculations.ts';

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

describe('what the own report shows', () => {
  const chapter = (number: number, bands: readonly ('near' | 'learned')[], done = 1, isNew = false) =>
    ({
      grade: 5,
      number,
      title: 'فصل',
      skills: bands.map((band, index) => ({ id: `${number} ${index}`, mastery: { band }, done, is_new: isNew })),
    }) as unknown as PracticedChapter;

  it('says what was learned first, else what is near, else how much was practiced', () => {
    expect(newsOf({ done: 9 }, [chapter(1, ['learned', 'learned'], 1, true), chapter(2, ['near'])])).toEqual({
      kind: 'learned',
      count: 2,
      near: 1,
    });
    expect(newsOf({ done: 9 }, [chapter(1, ['learned']), chapter(2, ['near'])])).toEqual({ kind: 'near', count: 1 });
    expect(newsOf({ done: 9 }, [chapter(1, ['learned'])])).toEqual({ kind: 'done', count: 9 });
    expect(newsOf({ done: 0 }, [])).toEqual({ kind: 'none', count: 0 });
  });

  it('shows the chapter with the most questions, and none of a lost book', () => {
    const chapters = [chapter(0, ['near'], 50), chapter(1, ['near', 'near'], 3), chapter(2, ['near'], 5)];
    expect(chapterOf(chapters, undefined)?.number).toBe(1);
    expect(chapterOf([chapter(0, ['near'])], undefined)).toBeUndefined();
  });

  it('names weeks by their days, and the running one to today', () => {
    const weeks = [
      { week_start: '2026-11-13T20:30:00.000Z', practiced: [1] },
      { week_start: '2026-11-20T20:30:00.000Z', practiced: [0] },
    ];
    const { weeks: named, today } = weeksOf(weeks, Date.parse('2026-11-24T08:00:00.000Z'));
    expect(named.map(({ label }) => label)).toEqual(['۲۳ تا ۲۹ آبان', '۳۰ آبان تا امروز']);
    expect(today).toBe(3);
    expect(weeksOf(weeks, Date.parse('2027-01-24T08:00:00.000Z')).today).toBeUndefined();
  });

  it('says hours and minutes, without a nought', () => {
    expect([5, 60, 108].map(lengthOf)).toEqual(['۵ دقیقه', '۱ ساعت', '۱ ساعت و ۴۸ دقیقه']);
  });
});
