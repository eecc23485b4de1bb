import { describe, expect, it } from 'vitest';
import { categorizeAnswer, line } from '../src/authoring/index.ts';
import {
  check,
  emptyInput,
  isEmpty,
  partVerdicts,
  plainLine,
  printAnswer,
  printRaw,
  type RawInput,
} from '../src/index.ts';
import { asked, outcome } from './checking-fixtures.ts';

const made = categorizeAnswer({
  bins: ['تند', 'باز'],
  entries: [
    { content: line`${40} درجه`, bin: 0 },
    { content: line`${120} درجه`, bin: 1 },
    { content: line`${89} درجه`, bin: 0 },
  ],
  misconceptions: [{ id: 'near-right-as-open', title: 'باز گرفته', message: line`با راست مقایسه کن.`, puts: [[2, 1]] }],
});
const question = asked(made.answer, made.key, made.misconceptions);
const raw = (...placed: readonly (readonly [string, string])[]): RawInput => ({ kind: 'categorize', placed });
const right = [['a', 'bin1'] as const, ['b', 'bin2'] as const, ['c', 'bin1'] as const];

describe('cards in bins', () => {
  it('are right in any order', () => {
    expect(outcome(question, raw(...right))).toBe('right');
    expect(outcome(question, raw(...[...right].reverse()))).toBe('right');
  });

  it('count card by card, and show which ones are right', () => {
    const given = raw(['a', 'bin2'], ['b', 'bin2'], ['c', 'bin1']);
    expect(check(question, given)).toMatchObject({ verdict: 'partial', right: 2, outOf: 3 });
    expect(partVerdicts(question, given)).toEqual([false, true, true]);
  });

  it('know a misconception by its card, wherever the others are', () => {
    for (const bin of ['bin1', 'bin2']) {
      const given = raw(['a', bin], ['b', 'bin2'], ['c', 'bin2']);
      expect(check(question, given)).toMatchObject({ verdict: 'wrong', misconceptionId: 'near-right-as-open' });
    }
  });

  it('cost no try until every card has one bin of the question', () => {
    expect(outcome(question, raw())).toBe('empty');
    expect(outcome(question, raw(['a', 'bin1']))).toBe('incomplete');
    expect(outcome(question, raw(...right, ['a', 'bin1']))).toBe('unknown-option');
    expect(outcome(question, raw(['a', 'bin1'], ['a', 'bin2'], ['c', 'bin1']))).toBe('unknown-option');
    expect(outcome(question, raw(['a', 'bin9'], ['b', 'bin2'], ['c', 'bin1']))).toBe('unknown-option');
  });

  it('are printed bin by bin, and empty at first', () => {
    expect(plainLine(printAnswer(made.key, made.answer))).toBe('تند: ۴۰ درجه، ۸۹ درجه؛ باز: ۱۲۰ درجه');
    expect(plainLine(printRaw(raw(['b', 'bin1']), made.answer))).toBe('تند: ۱۲۰ درجه');
    expect(isEmpty(emptyInput(made.answer))).toBe(true);
    expect(isEmpty(raw(['b', 'bin1']))).toBe(false);
  });
});
