import { describe, expect, it } from 'vitest';
import {
  Decimal,
  line,
  misconception,
  writtenDivisionAnswer,
  writtenProductAnswer,
  writtenResultKey,
  writtenSumAnswer,
} from '../src/authoring/index.ts';
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

const boxes = (text: string) => [...text].map((digit) => (digit === '_' ? '' : digit));
const raw = (result: string, ...lines: readonly string[]): RawInput => ({
  kind: 'long-arithmetic',
  carries: [],
  lines: lines.map(boxes),
  result: boxes(result),
});

describe('a written sum', () => {
  const made = writtenSumAnswer('+', 476, 258);
  const question = asked(made.answer, made.key, [
    misconception('no-carrying', 'نبرده', writtenResultKey(624), line`ستون‌ها را ببین.`),
  ]);

  it('is right with or without a zero before it, in any digits', () => {
    for (const text of ['_734', '0734', '734', '_۷۳۴', '_٧٣٤']) expect(outcome(question, raw(text))).toBe('right');
  });

  it('counts digit by digit from the ones, and knows its misconceptions', () => {
    expect(check(question, raw('_744'))).toMatchObject({ verdict: 'partial', right: 2, outOf: 3 });
    expect(partVerdicts(question, raw('_744'))).toEqual([true, false, true]);
    expect(check(question, raw('_624'))).toMatchObject({ misconceptionId: 'no-carrying' });
  });

  it('costs no try while a digit is missing or none is written', () => {
    expect(outcome(question, raw('____'))).toBe('empty');
    expect(outcome(question, raw('_7_4'))).toBe('incomplete');
    expect(outcome(question, raw('_73_'))).toBe('incomplete');
    expect(outcome(question, raw('_7x4'))).toBe('unknown-option');
    expect(outcome(question, raw('__734'))).toBe('unknown-option');
  });

  it('does not grade the small numbers above', () => {
    const noted: RawInput = { kind: 'long-arithmetic', carries: ['۹', ''], lines: [], result: boxes('_734') };
    expect(outcome(question, noted)).toBe('right');
    expect(isEmpty({ ...noted, result: ['', ''] })).toBe(true);
  });

  it('is printed as a number, and as it was written', () => {
    expect(plainLine(printAnswer(made.key, made.answer))).toBe('۷۳۴');
    expect(plainLine(printRaw(raw('_۷_۴'), made.answer))).toBe('۷□۴');
    expect(isEmpty(emptyInput(made.answer))).toBe(true);
  });
});

it('keeps the places of decimals', () => {
  const made = writtenSumAnswer('+', Decimal.parse('12.5'), Decimal.parse('3.5'));
  const question = asked(made.answer, made.key);
  expect(outcome(question, raw('_160'))).toBe('right');
  expect(outcome(question, raw('_16_'))).toBe('right');
  expect(outcome(question, raw('__16'))).toBe('wrong');
  expect(plainLine(printAnswer(made.key, made.answer))).toBe('۱۶');
});

describe('a written product', () => {
  const made = writtenProductAnswer(47, 36);
  const question = asked(made.answer, made.key);

  it('may leave its lines and their zeros to the head', () => {
    expect(outcome(question, raw('1692', '_282', '1410'))).toBe('right');
    expect(outcome(question, raw('1692', '_282', '141_'))).toBe('right');
    expect(outcome(question, raw('1692', '____', '1410'))).toBe('right');
    expect(outcome(question, raw('1692'))).toBe('right');
  });

  it('is not right with a wrong line', () => {
    expect(check(question, raw('1692', '_282', '_141'))).toMatchObject({ verdict: 'partial', right: 5, outOf: 6 });
    expect(partVerdicts(question, raw('1692', '_282', '_141'))?.at(-1)).toBe(false);
  });
});

describe('a written division', () => {
  const made = writtenDivisionAnswer(745, 3);
  const question = asked(made.answer, made.key);
  const steps = ['6_', '14_', '12_', '25', '24', '1'];

  it('is right with all steps, or with the last alone', () => {
    expect(outcome(question, raw('248', ...steps))).toBe('right');
    expect(outcome(question, raw('248', '1'))).toBe('right');
    expect(outcome(question, raw('248'))).toBe('partial');
    expect(outcome(question, raw('248', ...steps.slice(0, -1), '2'))).toBe('partial');
  });

  it('takes a quotient wherever it begins', () => {
    const short = writtenDivisionAnswer(145, 3);
    const question145 = asked(short.answer, short.key);
    for (const quotient of ['_48', '48_', '048'])
      expect(outcome(question145, raw(quotient, '12', '25', '24', '1'))).toBe('right');
    expect(outcome(question145, raw('4_8', '1'))).toBe('incomplete');
  });

  it('is printed with what is left', () => {
    expect(plainLine(printAnswer(made.key, made.answer))).toBe('خارج‌قسمت: ۲۴۸، باقی‌مانده: ۱');
    expect(plainLine(printRaw(raw('۲۴۸', '۶', '۱'), made.answer))).toBe('خارج‌قسمت: ۲۴۸، باقی‌مانده: ۱');
  });
});
