import { describe, expect, it } from 'vitest';
import { barHeights, heightsAnswer, line } from '../src/authoring/index.ts';
import { check, plainLine, printAnswer, printRaw, type RawInput } from '../src/index.ts';
import { levels } from './answer-kinds/levels.ts';
import { asked, outcome } from './checking-fixtures.ts';

const raw = (...values: readonly (number | null)[]): RawInput => ({ kind: 'levels', values });

describe('points of a line graph', () => {
  const graph = heightsAnswer(
    { style: 'line', columns: ['مهر', 'آبان', 'آذر'].map((label) => ({ label })), from: 10, to: 30, step: 10, move: 5 },
    [15, 30, 20],
  );
  const question = asked(graph.answer, graph.key, [
    {
      id: 'mark-read-wrong',
      title: 'نیم‌خط را نخوانده',
      answer: barHeights(10, 30, 20),
      message: line`به محور نگاه کن.`,
    },
  ]);

  it('count one by one, and are recognized as a known misconception before that', () => {
    expect(outcome(question, raw(15, 30, 20))).toBe('right');
    expect(check(question, raw(15, 25, 20))).toMatchObject({ verdict: 'partial', right: 2, outOf: 3 });
    expect(check(question, raw(10, 30, 20))).toMatchObject({ misconceptionId: 'mark-read-wrong' });
    expect(outcome(question, raw(10, 10, 10))).toBe('wrong');
  });

  it('cost no try until all are set on marks of the axis', () => {
    expect(outcome(question, raw())).toBe('empty');
    expect(outcome(question, raw(null, null, null))).toBe('empty');
    expect(outcome(question, raw(15, null, 20))).toBe('incomplete');
    expect(outcome(question, raw(15, 30))).toBe('unknown-option');
    expect(outcome(question, raw(15, 35, 20))).toBe('unknown-option');
    expect(outcome(question, raw(12, 30, 20))).toBe('unknown-option');
  });

  it('are printed by their names', () => {
    expect(plainLine(printAnswer(graph.key, graph.answer))).toBe('مهر: ۱۵، آبان: ۳۰، آذر: ۲۰');
    expect(plainLine(printRaw(raw(15, null, 20), graph.answer))).toBe('مهر: ۱۵، آبان: □، آذر: ۲۰');
  });

  it('are distinguished from their near misses', () => {
    if (graph.answer.kind !== 'levels' || graph.key.kind !== 'levels') throw new Error('no graph');
    for (const given of levels.misses(graph.key, graph.answer)) expect(outcome(question, given)).not.toBe('right');
  });
});

describe('towers of blocks', () => {
  const towers = heightsAnswer(
    { style: 'blocks', columns: [7, 2, 3].map((start) => ({ label: 'برج', start })), from: 0, to: 12, step: 1 },
    [4, 4, 4],
  );
  const question = asked(towers.answer, towers.key);

  it('keep their number, and are right or wrong as a whole', () => {
    expect(outcome(question, raw(4, 4, 4))).toBe('right');
    expect(outcome(question, raw(4, 5, 3))).toBe('wrong');
    expect(outcome(question, raw(4, 4, 5))).toBe('unknown-option');
    expect(outcome(question, raw(7, 2, 3))).toBe('empty');
  });
});
