import { describe, expect, it } from 'vitest';
import {
  anyFractionAnswer,
  Decimal,
  decimalAnswer,
  decimalAnswers,
  mixedAnswer,
  Rational,
} from '../src/authoring/index.ts';
import { check, type RawInput } from '../src/index.ts';
import { asked, outcome } from './question-readers/asked.ts';

const mixed = (whole: string, numerator: string, denominator: string): RawInput => ({
  kind: 'mixed',
  whole,
  numerator,
  denominator,
});

describe('a fraction of one or more', () => {
  const value = Rational.of(7, 3);

  it('is right where the stem leaves the form free, reduced or not', () => {
    const { answer, key } = anyFractionAnswer(value);
    const question = asked(answer, key);
    for (const raw of [mixed('', '۷', '۳'), mixed(' ', '14', '6'), mixed('2', '1', '3'), mixed('2', '3', '9')]) {
      expect(outcome(question, raw)).toBe('right');
    }
    expect(outcome(question, mixed('', '8', '3'))).toBe('wrong');
    expect(outcome(question, mixed('1', '4', '3'))).toBe('improper-part');
  });

  it('costs no try where a mixed number is asked for', () => {
    const { answer, key } = mixedAnswer(value);
    expect(outcome(asked(answer, key), mixed('', '7', '3'))).toBe('improper-part');
  });
});

describe('a comma in a decimal box', () => {
  const raw = (...values: readonly string[]): RawInput => ({ kind: 'decimal', values });
  const { answer, key } = decimalAnswer(1234);
  const question = asked(answer, key);

  it('parts thousands where the number is whole', () => {
    for (const text of ['1,234', '۱،۲۳۴', '١,٢٣٤']) {
      expect(check(question, raw(text))).toMatchObject({ verdict: 'right', normalized: '1234' });
    }
  });

  it('is the decimal mark where the number has one', () => {
    const decimal = decimalAnswer(Decimal.parse('1.234'));
    expect(check(asked(decimal.answer, decimal.key), raw('1,234'))).toMatchObject({
      verdict: 'right',
      normalized: '1.234',
    });
    expect(outcome(asked(decimal.answer, decimal.key), raw('1,235'))).toBe('wrong');
  });

  it('counts for each box alone', () => {
    const two = decimalAnswers([1234, {}], [5, {}]);
    expect(check(asked(two.answer, two.key), raw('1,234', '6'))).toMatchObject({
      verdict: 'partial',
      right: 1,
      outOf: 2,
    });
    expect(outcome(asked(two.answer, two.key), raw('1,234', '5'))).toBe('right');
  });
});
