import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  begunOf,
  expectedOf,
  fractionOf,
  handedInOf,
  isLearned,
  isUnfinished,
  minutesOf,
  testLevel,
  unfinishedOf,
  workLevel,
} from './index.ts';
import { measures, measuresPage } from './list.ts';
import {
  bestOf,
  compareShares,
  discriminationGroup,
  discriminationOf,
  isBehind,
  isBelowHalf,
  meanOf,
  mostOf,
  ofTen,
  resultBorders,
} from './shares.ts';
import { measureNames } from './words.ts';

const LEVELS = [null, 'needs-work', 'acceptable', 'good', 'very-good'];
const over = (total: number, done: number, firstTryRight: number) =>
  workLevel({ isOver: true, total, done, firstTryRight });

describe('the level of a work', () => {
  it('divides by all questions of the child, by the borders of the bands', () => {
    // As it was seen: eight done with six right is not less than seven done with six right.
    expect([over(8, 8, 6), over(8, 7, 6)]).toEqual(['acceptable', 'acceptable']);
    expect([90, 89, 80, 79, 60, 59].map((right) => over(100, 100, right))).toEqual([
      'very-good',
      'good',
      'good',
      'acceptable',
      'acceptable',
      'needs-work',
    ]);
  });

  it('is not there until the work is over, and with fewer than five done', () => {
    expect(workLevel({ isOver: false, total: 8, done: 8, firstTryRight: 8 })).toBeNull();
    expect([0, 1, 4].map((done) => over(8, done, done))).toEqual([null, null, null]);
    expect(over(8, 5, 5)).toBe('acceptable');
    expect([over(0, 0, 0), over(1, 1, 1), over(4, 4, 4), over(5, 5, 5)]).toEqual([null, null, null, 'very-good']);
  });

  it('is never raised by leaving questions out', () => {
    const place = (...work: Parameters<typeof over>) => LEVELS.indexOf(over(...work));
    for (let total = 0; total <= 20; total += 1) {
      for (let done = 1; done <= total; done += 1) {
        // One that was wrong is left out, or one that was right.
        for (let right = 0; right <= done; right += 1) {
          const all = place(total, done, right);
          if (right < done) expect(place(total, done - 1, right)).toBeLessThanOrEqual(all);
          if (right > 0) expect(place(total, done - 1, right - 1)).toBeLessThanOrEqual(all);
        }
      }
    }
  });

  it('of a test needs five questions and five points', () => {
    const level = (part: number, whole: number, questions: number) => testLevel({ part, whole }, questions);
    expect([level(4, 4, 4), level(8, 8, 4), level(4, 4, 8), level(0, 0, 0)]).toEqual([null, null, null, null]);
    expect([level(5, 5, 5), level(7.5, 10, 5), level(0, 5, 5)]).toEqual(['very-good', 'acceptable', 'needs-work']);
  });
});

describe('counts of a class', () => {
  const counts = {
    assigned: 30,
    not_started: 2,
    in_progress: 3,
    submitted: 20,
    auto_submitted: 2,
    missing: 2,
    excused: 1,
  };

  it('leave out who is excused, and do not call unfinished work handed in', () => {
    expect(expectedOf(counts)).toBe(29);
    expect(handedInOf(counts)).toEqual({ part: 20, whole: 29 });
    expect(begunOf(counts)).toEqual({ part: 25, whole: 29 });
  });

  it('of a class of nobody, and of one child who is excused, are nought of nought', () => {
    const nobody = {
      assigned: 0,
      not_started: 0,
      in_progress: 0,
      submitted: 0,
      auto_submitted: 0,
      missing: 0,
      excused: 0,
    };
    expect(handedInOf(nobody)).toEqual({ part: 0, whole: 0 });
    expect(handedInOf({ ...nobody, assigned: 1, excused: 1 })).toEqual({ part: 0, whole: 0 });
  });

  it('a class of nobody is not behind, and half of one is not less than half', () => {
    const behind = (practiced_lately: number, students_count: number) => isBehind({ practiced_lately, students_count });
    expect([behind(0, 0), behind(0, 1), behind(1, 1), behind(1, 2), behind(1, 3)]).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('a mean of nobody is nought, others have one decimal', () => {
    expect([meanOf(0, 0), meanOf(1, 3), meanOf(7, 2), meanOf(1, 3, 2)]).toEqual([0, 0.3, 3.5, 0.33]);
  });

  it('a question parts the upper quarter from the lower one, where there are enough', () => {
    expect([0, 19, 20, 27].map(discriminationGroup)).toEqual([null, null, 5, 6]);
    const of = (upper: number, lower: number) => discriminationOf({ part: upper, whole: 6 }, { part: lower, whole: 6 });
    expect([of(6, 0), of(0, 6), of(3, 3), of(5, 1), of(1, 0)]).toEqual([1, -1, 0, 0.67, 0.17]);
  });
});

describe('parts of a work', () => {
  it('unfinished is what is over and not all done', () => {
    const row = (state: Parameters<typeof isUnfinished>[0]['state'], items_done: number) =>
      isUnfinished({ state, items_done, items_total: 8 });
    expect([row('auto_submitted', 3), row('reviewed', 3), row('submitted', 7)]).toEqual([true, true, true]);
    expect([row('auto_submitted', 8), row('in_progress', 3), row('excused', 3)]).toEqual([false, false, false]);
  });

  it('what was answered and is not done may be answered again', () => {
    expect([unfinishedOf({ answered: 3, done: 1 }), unfinishedOf({ answered: 1, done: 1 })]).toEqual([2, 0]);
  });

  it('learned is what is known, and what is kept', () => {
    const bands = ['unseen', 'starting', 'learning', 'near', 'learned', 'mastered'] as const;
    expect(bands.filter(isLearned)).toEqual(['learned', 'mastered']);
  });

  it('minutes are whole', () => {
    expect([0, 29, 30, 61].map(minutesOf)).toEqual([0, 0, 1, 1]);
  });
});

describe('what is said of shares', () => {
  it('nothing of every ten before there are ten', () => {
    expect([ofTen({ part: 0, whole: 0 }), ofTen({ part: 1, whole: 1 }), ofTen({ part: 9, whole: 9 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect([ofTen({ part: 7, whole: 10 }), ofTen({ part: 0, whole: 10 })]).toEqual([7, 0]);
  });

  it('all of ten is said of all alone, and none of none', () => {
    expect([ofTen({ part: 99, whole: 100 }), ofTen({ part: 100, whole: 100 })]).toEqual([9, 10]);
    expect([ofTen({ part: 1, whole: 100 }), ofTen({ part: 0, whole: 100 })]).toEqual([1, 0]);
  });

  it('the most is of one place alone, and of enough', () => {
    expect([mostOf([]), mostOf([9]), mostOf([10]), mostOf([5, 5]), mostOf([4, 6])]).toEqual([null, null, 0, null, 1]);
  });

  it('a part of one is of something, and half is not below half', () => {
    expect([fractionOf({ part: 0, whole: 0 }), fractionOf({ part: 3, whole: 4 })]).toEqual([null, 0.75]);
    expect([isBelowHalf({ part: 5, whole: 10 }), isBelowHalf({ part: 4.5, whole: 10 })]).toEqual([false, true]);
    expect([resultBorders(20), resultBorders(5)]).toEqual([
      { high: 15, half: 10 },
      { high: 4, half: 3 },
    ]);
  });

  it('the best is of two at least that can be compared, and not of two as good', () => {
    const share = (part: number, whole: number) => ({ part, whole });
    expect(bestOf([])).toBeNull();
    expect(bestOf([share(10, 10)])).toBeNull();
    expect(bestOf([share(9, 9), share(5, 10)])).toBeNull();
    expect(bestOf([share(5, 10), share(10, 20)])).toBeNull();
    expect(bestOf([share(5, 10), share(9, 9), share(11, 20)])).toBe(2);
    expect(compareShares(share(1, 3), share(2, 6))).toBe(0);
  });
});

describe('the page of measures', () => {
  const root = new URL('../../../../', import.meta.url);

  it('is what the list says', () => {
    expect(readFileSync(new URL('docs/measures.md', root), 'utf8')).toBe(measuresPage());
  });

  it('names files that are there, and each measure once', () => {
    for (const { from } of measures) for (const file of from) expect(existsSync(new URL(file, root)), file).toBe(true);
    expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length);
    const named = measures.map(({ words }) => words).join('\n');
    for (const name of Object.values(measureNames)) expect(named).toContain(name);
  });
});
