import { describe, expect, it } from 'vitest';
import { cellsAnswer, cellsKey, cellsRuleAnswer, cellsRuleKey, line } from '../src/authoring/index.ts';
import { type CellPlace, check, plainLine, printAnswer, type RawInput, rawFromAnswer } from '../src/index.ts';
import { cells } from './answer-kinds/cells.ts';
import { asked, outcome } from './checking-fixtures.ts';

const raw = (...cells: readonly CellPlace[]): RawInput => ({ kind: 'cells', cells });
const board = { rows: 4, columns: 4 };

describe('squares of one picture', () => {
  const mirror = cellsAnswer(
    {
      ...board,
      fixed: [
        { row: 0, column: 0 },
        { row: 1, column: 1 },
      ],
      axis: { kind: 'vertical', halves: 4 },
    },
    [
      [0, 3],
      [1, 2],
    ],
  );
  const question = asked(mirror.answer, mirror.key, [
    {
      id: 'shifted',
      title: 'جابه‌جا کرده',
      answer: cellsKey([
        [0, 2],
        [1, 3],
      ]),
      message: line`به خط تقارن نگاه کن.`,
    },
  ]);

  it('are right in any order', () => {
    expect(outcome(question, raw([1, 2], [0, 3]))).toBe('right');
  });

  it('are partly right only as far as they are not outweighed by wrong ones', () => {
    expect(check(question, raw([0, 3]))).toMatchObject({ verdict: 'partial', right: 1, outOf: 2 });
    expect(check(question, raw([0, 3], [1, 2], [3, 3]))).toMatchObject({ verdict: 'partial', right: 1, outOf: 2 });
    expect(outcome(question, raw([0, 3], [3, 3]))).toBe('wrong');
  });

  it('are recognized as a known misconception', () => {
    expect(check(question, raw([1, 3], [0, 2]))).toMatchObject({ verdict: 'wrong', misconceptionId: 'shifted' });
  });

  it('cost no try when none is colored or one is not to be', () => {
    expect(outcome(question, raw())).toBe('empty');
    expect(outcome(question, raw([0, 0]))).toBe('unknown-option');
    expect(outcome(question, raw([4, 0]))).toBe('unknown-option');
    expect(outcome(question, raw([0, 3], [0, 3]))).toBe('unknown-option');
  });

  it('are printed by rows and columns', () => {
    expect(plainLine(printAnswer(mirror.key, mirror.answer))).toBe('سطر ۱: ستون ۴؛ سطر ۲: ستون ۳');
  });
});

describe('squares that keep a rule', () => {
  const five = cellsRuleAnswer(board, { t: 'connected', count: 5 });
  const question = asked(five.answer, five.key, [
    {
      id: 'corners',
      title: 'گوشه را ضلع گرفته',
      answer: cellsRuleKey(board, { t: 'corners', count: 5 }),
      message: line`به ضلع‌ها نگاه کن.`,
    },
    {
      id: 'perimeter',
      title: 'محیط به جای مساحت',
      answer: cellsRuleKey(board, { t: 'perimeter', length: 8 }),
      message: line`خانه‌ها را بشمار.`,
    },
  ]);

  it('are right in every shape of so many squares that hold together along their sides', () => {
    expect(outcome(question, raw([0, 0], [0, 1], [0, 2], [0, 3], [1, 3]))).toBe('right');
    expect(outcome(question, raw([1, 1], [0, 1], [2, 1], [1, 0], [1, 2]))).toBe('right');
    expect(outcome(question, raw([0, 0], [0, 1], [0, 2], [0, 3]))).toBe('wrong');
    expect(outcome(question, raw([0, 0], [0, 1], [0, 2], [3, 2], [3, 3]))).toBe('wrong');
  });

  it('are met as a mistake by its rule', () => {
    expect(check(question, raw([0, 0], [1, 1], [2, 2], [2, 3], [3, 3]))).toMatchObject({ misconceptionId: 'corners' });
    expect(check(question, raw([0, 0], [0, 1], [1, 0], [1, 1]))).toMatchObject({ misconceptionId: 'perimeter' });
    expect(check(question, raw([1, 0], [1, 1], [1, 2]))).toMatchObject({ misconceptionId: 'perimeter' });
  });

  it.each([
    { t: 'connected', count: 1 },
    { t: 'connected', count: 16 },
    { t: 'corners', count: 2 },
    { t: 'corners', count: 7 },
    { t: 'scattered', count: 4 },
    { t: 'perimeter', length: 12 },
  ] as const)('have an example that keeps %o', (rule) => {
    const key = cellsRuleKey(board, rule);
    const { answer } = cellsRuleAnswer(board, rule);
    expect(outcome(asked(answer, key), rawFromAnswer(key))).toBe('right');
  });

  it('are refused to an author where the board has none', () => {
    expect(() => cellsRuleKey(board, { t: 'connected', count: 17 })).toThrow(RangeError);
    expect(() => cellsRuleKey(board, { t: 'perimeter', length: 7 })).toThrow(RangeError);
  });

  it('are distinguished from their near misses', () => {
    if (five.answer.kind !== 'cells' || five.key.kind !== 'cells') throw new Error('no board');
    for (const given of cells.forms(five.key, five.answer)) expect(outcome(question, given)).toBe('right');
    for (const given of cells.misses(five.key, five.answer)) expect(outcome(question, given)).not.toBe('right');
  });
});
