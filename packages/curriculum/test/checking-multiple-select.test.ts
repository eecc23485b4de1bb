import { describe, expect, it } from 'vitest';
import { line, misconception, multipleSelectAnswer } from '../src/authoring/index.ts';
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

const numbers = [12, 15, 21, 30];
const made = multipleSelectAnswer(
  numbers.map((number) => ({ content: line`${number}`, isRight: number % 2 === 0 })),
  { layout: 'tiles', minimum: 2, maximum: 3 },
);
const question = asked(made.answer, made.key, [
  misconception('ends-in-five', 'عدد پنج را گرفته', made.picked([1, 3]), line`به یکان نگاه کن.`),
]);
const raw = (...options: readonly string[]): RawInput => ({ kind: 'multiple-select', options });

describe('several options', () => {
  it('are right in any order, and only all of them', () => {
    expect(outcome(question, raw('a', 'd'))).toBe('right');
    expect(outcome(question, raw('d', 'a'))).toBe('right');
    expect(check(question, raw('a', 'b', 'd'))).toMatchObject({ verdict: 'partial', right: 1, outOf: 2 });
    expect(outcome(question, raw('a', 'b'))).toBe('wrong');
    expect(check(question, raw('b', 'd'))).toMatchObject({ misconceptionId: 'ends-in-five' });
  });

  it('say of each option whether it is rightly picked or left', () => {
    expect(partVerdicts(question, raw('a', 'b'))).toEqual([true, false, true, false]);
    expect(partVerdicts(question, raw())).toBeNull();
  });

  it('cost no try when there are too few, too many, or some the question does not have', () => {
    expect(outcome(question, raw())).toBe('empty');
    expect(outcome(question, raw('a'))).toBe('incomplete');
    expect(outcome(question, raw('a', 'b', 'c', 'd'))).toBe('unknown-option');
    expect(outcome(question, raw('a', 'a'))).toBe('unknown-option');
    expect(outcome(question, raw('a', 'x'))).toBe('unknown-option');
  });

  it('are printed in the order of the question, and empty at first', () => {
    expect(plainLine(printAnswer(made.key, made.answer))).toBe('۱۲، ۳۰');
    expect(plainLine(printRaw(raw('d', 'b'), made.answer))).toBe('۱۵، ۳۰');
    expect(isEmpty(emptyInput(made.answer))).toBe(true);
    expect(isEmpty(raw('a'))).toBe(false);
  });
});
