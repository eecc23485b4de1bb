import type { AnswerKey, LongArithmeticKey } from '../model/index.ts';
import { Decimal } from '../numbers/decimal.ts';
import type { AnswerSpec } from './answers.ts';

/** Another result of the same written sum, for a misconception; its steps may be anything. */
export function writtenResultKey(result: Decimal | number, decimals = 0): AnswerKey {
  const value = result instanceof Decimal ? result : Decimal.of(result);
  return { kind: 'long-arithmetic', result: inPlaces(value, decimals), lines: [], decimals, telling: true };
}

/** A sum or difference to be written in columns, digit by digit. */
export function writtenSumAnswer(
  operation: '+' | '−',
  first: Decimal | number,
  ...others: readonly (Decimal | number)[]
): AnswerSpec {
  const terms = [first, ...others].map((term) => (term instanceof Decimal ? term : Decimal.of(term)));
  const decimals = Math.max(...terms.map(({ places }) => places));
  const value = terms.reduce((total, term) => (operation === '+' ? total.plus(term) : total.minus(term)));
  return {
    answer: { kind: 'long-arithmetic', operation, terms: terms.map(String) },
    key: withDecimals({ kind: 'long-arithmetic', result: inPlaces(value, decimals), lines: [] }, decimals),
  };
}

/** A product to be written in columns, with a line for each digit of the second factor. */
export function writtenProductAnswer(first: number, second: number): AnswerSpec {
  const digits = [...String(second)].reverse().map(Number);
  const lines = digits.length === 1 ? [] : digits.map((digit, place) => String(first * digit * 10 ** place));
  return {
    answer: { kind: 'long-arithmetic', operation: '×', terms: [String(first), String(second)] },
    key: { kind: 'long-arithmetic', result: String(first * second), lines },
  };
}

/** A division to be written with its steps. */
export function writtenDivisionAnswer(dividend: number, divisor: number): AnswerSpec {
  const lines: string[] = [];
  const digits = [...String(dividend)].map(Number);
  let left = 0;
  let isBegun = false;
  digits.forEach((digit, place) => {
    left = left * 10 + digit;
    const times = Math.floor(left / divisor);
    isBegun ||= times > 0;
    if (!isBegun) return;
    left -= times * divisor;
    const next = digits[place + 1];
    lines.push(String(times * divisor), String(next === undefined ? left : left * 10 + next));
  });
  return {
    answer: { kind: 'long-arithmetic', operation: '÷', dividend: String(dividend), divisor: String(divisor) },
    key: {
      kind: 'long-arithmetic',
      result: String(Math.floor(dividend / divisor)),
      lines,
      ...(left === 0 ? {} : { remainder: String(left) }),
    },
  };
}

function withDecimals(key: LongArithmeticKey, decimals: number): LongArithmeticKey {
  return decimals === 0 ? key : { ...key, decimals };
}

/** Its digits with so many places, without the mark. */
function inPlaces(value: Decimal, places: number): string {
  return value.shift(places).toString();
}
