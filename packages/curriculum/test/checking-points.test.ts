import { describe, expect, it } from 'vitest';
import { line, lineAnswer, onLineKey, pointsAnswer, pointsKey } from '../src/authoring/index.ts';
import { check, type DrawingPoint, plainLine, printAnswer, type RawInput, rawFromAnswer } from '../src/index.ts';
import { points } from './answer-kinds/points.ts';
import { asked, outcome } from './checking-fixtures.ts';

const raw = (...points: readonly DrawingPoint[]): RawInput => ({ kind: 'points', points });
const paper = { width: 8, height: 6, background: 'squares', shapes: [], description: 'صفحهٔ شطرنجی' } as const;

describe('points of one picture', () => {
  const reflected = pointsAnswer(paper, [
    [5, 1],
    [7, 1],
    [6, 4],
  ]);
  const question = asked(reflected.answer, reflected.key, [
    {
      id: 'moved-only',
      title: 'شکل را جابه‌جا کرده',
      answer: pointsKey([
        [5, 1],
        [7, 1],
        [6, 2],
      ]),
      message: line`به خط تقارن نگاه کن.`,
    },
  ]);

  it('are right in any order', () => {
    expect(outcome(question, raw([6, 4], [5, 1], [7, 1]))).toBe('right');
  });

  it('count one by one, and are recognized as a known misconception before that', () => {
    expect(check(question, raw([6, 4], [0, 0], [7, 1]))).toMatchObject({ verdict: 'partial', right: 2, outOf: 3 });
    expect(check(question, raw([6, 2], [5, 1], [7, 1]))).toMatchObject({ misconceptionId: 'moved-only' });
    expect(outcome(question, raw([0, 0], [1, 1], [2, 2]))).toBe('wrong');
  });

  it('cost no try until all are set', () => {
    expect(outcome(question, raw())).toBe('empty');
    expect(outcome(question, raw([6, 4]))).toBe('incomplete');
    expect(outcome(question, raw([6, 4], [6, 4], [7, 1]))).toBe('unknown-option');
    expect(outcome(question, raw([9, 4], [5, 1], [7, 1]))).toBe('unknown-option');
    expect(outcome(question, raw([6, 4], [5, 1], [7, 1], [0, 0]))).toBe('unknown-option');
  });

  it('are printed by squares from the corner, or by coordinates', () => {
    const one = pointsAnswer(paper, [[3, 4]]);
    expect(plainLine(printAnswer(one.key, one.answer))).toBe('۳ خانه از چپ و ۴ خانه از پایین');
    const plotted = pointsAnswer({ ...paper, background: 'numbered' }, [[3, 4]]);
    expect(plainLine(printAnswer(plotted.key, plotted.answer))).toBe('طول ۳ و عرض ۴');
  });
});

describe('a line to be drawn through a point', () => {
  const parallel = lineAnswer(paper, [2, 3], [2, 1]);
  const question = asked(parallel.answer, parallel.key, [
    { id: 'upright', title: 'عمود کشیده', answer: onLineKey(paper, [2, 3], [-1, 2]), message: line`به شیب نگاه کن.` },
  ]);

  it('is right by any other crossing of it', () => {
    for (const point of [
      [0, 2],
      [4, 4],
      [6, 5],
      [8, 6],
    ] as const)
      expect(outcome(question, raw(point))).toBe('right');
    expect(outcome(question, raw([2, 3]))).toBe('wrong');
    expect(outcome(question, raw([3, 4]))).toBe('wrong');
    expect(check(question, raw([1, 5]))).toMatchObject({ misconceptionId: 'upright' });
    expect(check(question, raw([3, 1]))).toMatchObject({ misconceptionId: 'upright' });
  });

  it('has an example on the paper, and is refused to an author where there is none', () => {
    expect(outcome(question, rawFromAnswer(parallel.key))).toBe('right');
    expect(() => onLineKey(paper, [4, 3], [7, 5])).toThrow(RangeError);
  });

  it('is distinguished from its near misses', () => {
    if (parallel.answer.kind !== 'points' || parallel.key.kind !== 'points') throw new Error('no paper');
    for (const given of points.forms(parallel.key, parallel.answer)) expect(outcome(question, given)).toBe('right');
    for (const given of points.misses(parallel.key, parallel.answer))
      expect(outcome(question, given)).not.toBe('right');
  });
});
