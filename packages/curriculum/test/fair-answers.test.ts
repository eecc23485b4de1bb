import { describe, expect, it } from 'vitest';
import {
  anyFractionAnswer,
  Decimal,
  decimalAnswer,
  decimalAnswers,
  mixedAnswer,
  Rational,
} from '../src/authoring/index.ts';
import { check, plainLine, type RawInput } from '../src/index.ts';
import {
  asked,
  boxes,
  decimal,
  fraction,
  mixed as mixedBoxes,
  outcome,
  over,
  type,
  whole,
} from './checking-fixtures.ts';

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

describe('a number as children write it', () => {
  it.each([
    ['a minus of the stroke that lengthens letters', whole('-5'), 'ـ۵'],
    ['a minus in words', whole('-5'), 'منفی ۵'],
    ['a percent sign before it', whole('85', 'درصد'), '٪۸۵'],
    ['a percent sign after it', whole('85', 'درصد'), '۸۵٪'],
    ['a unit in Latin letters', whole('3', 'سانتی‌متر'), '۳ cm'],
    ['the unit without its thousands', whole('64', 'هزار تومان'), '۶۴ تومان'],
    ['a word for pieces', whole('5'), '۵ تا'],
    ['zeros after the mark', whole('120'), '۱۲۰٫۰'],
    ['zeros after a comma', whole('85'), '۸۵،۰'],
    ['the unit before it', decimal('2.5', 'کیلوگرم'), 'کیلوگرم ۲٫۵'],
    ['the unit and what is measured', whole('12', 'لیتر'), '۱۲ لیتر آب'],
    ['a square unit in Latin letters', whole('28', 'سانتی‌متر مربع'), '28 cm2'],
    ['the thousands of the unit alone', whole('25', 'هزار تومان'), '۲۵ هزار'],
    ['a verb after it', whole('85'), '۸۵ می‌شود'],
    ['an equals sign', whole('85'), '= ۸۵'],
    ['brackets', whole('-6'), '(-6)'],
    ['the dot that ends a sentence', whole('85'), '۸۵.'],
    ['its mark in words', decimal('2.5'), '۲ ممیز ۵'],
    ['a minus in other words', whole('-5'), 'منهای ۵'],
  ])('is right with %s', (_, question, text) => {
    expect(type(question, text)).toBe('right');
  });

  it.each([
    ['with zeros that the unit has', whole('64', 'هزار تومان'), '64000', 'unit-counts-more'],
    ['with zeros that the unit has, in a decimal box', decimal('351.09', 'هزار تومان'), '351090', 'unit-counts-more'],
    ['as a fraction for a decimal', decimal('31.5'), '63/2', 'fraction-in-decimal-box'],
    ['as a mixed number for a decimal', decimal('31.5'), '۳۱ ۱/۲', 'fraction-in-decimal-box'],
    ['with its sign after it', whole('-5'), '۵−', 'sign-after'],
    ['with the stroke that lengthens letters after it', whole('-5'), '۵ـ', 'sign-after'],
    ['with a dot that parts thousands', whole('9285'), '9.285', 'misplaced-thousands'],
    ['with a slash that parts thousands', whole('9000'), '9/000', 'misplaced-thousands'],
    ['with a half in words', decimal('2.5', 'کیلوگرم'), '۲ و نیم', 'fraction-in-decimal-box'],
    ['with a half as one character', decimal('6.5'), '6½', 'fraction-in-decimal-box'],
    ['with a square unit where a length is asked for', whole('30', 'متر'), '۳۰ متر مربع', 'other-unit'],
    ['with a unit where the box has none', decimal('7.7'), '۷٫۷ کیلوگرم', 'unit-typed'],
    ['with a percent sign where the box has none', whole('85'), '٪۸۵', 'unit-typed'],
    ['with another unit', whole('300', 'سانتی‌متر'), '۳ متر', 'other-unit'],
  ])('costs no try %s', (_, question, text, reason) => {
    expect(type(question, text)).toBe(reason);
  });

  it('is still wrong where no meaning of it is right', () => {
    expect(type(decimal('31.5'), '63/4')).toBe('wrong');
    expect(type(whole('64', 'هزار تومان'), '65000')).toBe('wrong');
    expect(type(whole('5'), 'ـ۵')).toBe('wrong');
  });

  it('names the number that is to be written without a unit', () => {
    const { message } = check(decimal('7.7'), { kind: 'decimal', values: ['۷٫۷ کیلوگرم'] });
    expect(plainLine(message)).toContain('۷٫۷');
  });

  it('in one box of a fraction is asked for in two', () => {
    expect(outcome(fraction(7, 3), over('7/3', ''))).toBe('fraction-in-one-box');
    expect(outcome(fraction(7, 3), over('', '7/3'))).toBe('fraction-in-one-box');
    expect(outcome(mixedBoxes(2, 1, 3), boxes('2', '۱/۳', ''))).toBe('fraction-in-one-box');
    expect(outcome(mixedBoxes(2, 1, 3), boxes('2 1/3', '', ''))).toBe('fraction-in-one-box');
  });
});
