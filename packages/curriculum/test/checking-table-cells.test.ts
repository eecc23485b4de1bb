import { describe, expect, it } from 'vitest';
import { Decimal, line, misconception, num, tableAnswer, tableKey } from '../src/authoring/index.ts';
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

const math = (value: number) => ({ t: 'math', math: num(value) }) as const;
const made = tableAnswer({
  description: 'جدول نسبت',
  columns: ['سیب', 'قیمت'],
  rows: [
    [math(2), math(600)],
    [math(4), { asked: 1200, unit: 'تومان' }],
    [{ asked: 6 }, math(1800)],
  ],
});
const question = asked(made.answer, made.key, [
  misconception('added', 'اضافه کرده', tableKey(602, 6), line`چند برابر شده است؟`),
]);
const raw = (...values: readonly string[]): RawInput => ({ kind: 'table-cells', values });

describe('cells of a table', () => {
  it('are right however the numbers are written, with their unit too', () => {
    for (const given of [raw('1200', '6'), raw('۱٬۲۰۰', '٦'), raw(' 1,200 تومان', '06')]) {
      expect(outcome(question, given)).toBe('right');
    }
  });

  it('count cell by cell, and show which ones are right', () => {
    expect(check(question, raw('1200', '5'))).toMatchObject({ verdict: 'partial', right: 1, outOf: 2 });
    expect(partVerdicts(question, raw('1200', '5'))).toEqual([true, false]);
    expect(check(question, raw('602', '6'))).toMatchObject({ misconceptionId: 'added' });
  });

  it('cost no try until all are whole numbers', () => {
    expect(outcome(question, raw('', ' '))).toBe('empty');
    expect(outcome(question, raw('1200', ''))).toBe('incomplete');
    expect(outcome(question, raw('1200'))).toBe('incomplete');
    expect(outcome(question, raw('1200.5', '6'))).toBe('decimal-in-whole-box');
    expect(outcome(question, raw('1200', '6', '7'))).toBe('unknown-option');
  });

  it('may be decimals', () => {
    const table = tableAnswer({ description: 'جدول', keyboard: 'decimal', rows: [[{ asked: Decimal.parse('2.5') }]] });
    expect(outcome(asked(table.answer, table.key), raw('۲/۵۰'))).toBe('right');
  });

  it('are printed with their headings, and empty at first', () => {
    expect(plainLine(printAnswer(made.key, made.answer))).toBe('قیمت: ۱۲۰۰ تومان، سیب: ۶');
    expect(plainLine(printRaw(raw('', '۷'), made.answer))).toBe('قیمت: □ تومان، سیب: ۷');
    expect(emptyInput(made.answer)).toEqual(raw('', ''));
    expect(isEmpty(raw('', ' '))).toBe(true);
    expect(isEmpty(raw('', '0'))).toBe(false);
  });
});
