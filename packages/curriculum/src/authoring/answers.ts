import type { AnswerForm, AnswerKey, Blank, ClockFormat, NumberLine } from '../model/index.ts';
import { Decimal } from '../numbers/decimal.ts';
import type { Rational } from '../numbers/rational.ts';

/** The two halves every answer helper gives: what the child sees and what is right. Spread it into a draft. */
export interface AnswerSpec {
  readonly answer: AnswerForm;
  readonly key: AnswerKey;
}

/** Whole numbers, one a blank. */
export function integerKey(...values: readonly number[]): AnswerKey {
  return { kind: 'integer', values: values.map((value) => Decimal.of(value).toString()) };
}

/** Decimals, one a blank. */
export function decimalKey(...values: readonly (Decimal | number)[]): AnswerKey {
  return {
    kind: 'decimal',
    values: values.map((value) => (value instanceof Decimal ? value : Decimal.of(value)).toString()),
  };
}

/** A fraction in lowest terms. */
export function fractionKey(value: Rational): AnswerKey {
  return { kind: 'fraction', numerator: value.numerator, denominator: value.denominator };
}

/** A positive rational as a mixed number in lowest terms; below one its whole part is 0. */
export function mixedKey(value: Rational): AnswerKey {
  const { whole, part } = value;
  return { kind: 'mixed', whole, numerator: part.numerator, denominator: part.denominator };
}

/** A tick of a number line. */
export function tickKey(tick: number): AnswerKey {
  return { kind: 'number-line', tick };
}

/** One whole-number box. */
export function integerAnswer(value: number, blank: Blank = {}): AnswerSpec {
  return { answer: { kind: 'integer', blanks: [blank] }, key: integerKey(value) };
}

/** Several labeled whole-number boxes. */
export function integerAnswers(...entries: readonly (readonly [number, Blank])[]): AnswerSpec {
  return {
    answer: { kind: 'integer', blanks: entries.map(([, blank]) => blank) },
    key: integerKey(...entries.map(([value]) => value)),
  };
}

/** One decimal box. */
export function decimalAnswer(value: Decimal | number, blank: Blank = {}): AnswerSpec {
  return { answer: { kind: 'decimal', blanks: [blank] }, key: decimalKey(value) };
}

/** Several labeled decimal boxes. */
export function decimalAnswers(...entries: readonly (readonly [Decimal | number, Blank])[]): AnswerSpec {
  return {
    answer: { kind: 'decimal', blanks: entries.map(([, blank]) => blank) },
    key: decimalKey(...entries.map(([value]) => value)),
  };
}

/** Numerator over denominator; any equal fraction is right unless `simplest`. */
export function fractionAnswer(value: Rational, simplest = false): AnswerSpec {
  return { answer: simplest ? { kind: 'fraction', simplest } : { kind: 'fraction' }, key: fractionKey(value) };
}

/** Whole part and proper fraction; any equal fraction part is right. */
export function mixedAnswer(value: Rational): AnswerSpec {
  return { answer: { kind: 'mixed' }, key: mixedKey(value) };
}

/** The same boxes where the stem leaves the form free: an equal fraction by itself is right too, even of one or more. */
export function anyFractionAnswer(value: Rational): AnswerSpec {
  return { answer: { kind: 'mixed', improper: true }, key: mixedKey(value) };
}

/** A tick to be pointed at. */
export function numberLineAnswer(line: NumberLine, tick: number): AnswerSpec {
  return { answer: { kind: 'number-line', line }, key: tickKey(tick) };
}

/** A time or a duration: hour, minute and, where they are asked for, seconds. */
export function clockKey(hour: number, minute: number, second?: number): AnswerKey {
  return { kind: 'clock', hour, minute, ...(second === undefined ? {} : { second }) };
}

/** A time on the dial, a time of the day, or a duration, to be written in boxes; with `second` there is a third box. */
export function clockAnswer(format: ClockFormat, hour: number, minute: number, second?: number): AnswerSpec {
  return {
    answer: { kind: 'clock', format, ...(second === undefined ? {} : { seconds: true }) },
    key: clockKey(hour, minute, second),
  };
}
