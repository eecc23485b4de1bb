import {
  Decimal,
  type LongArithmeticForm,
  type LongArithmeticKey,
  persianNumber,
  type RawInput,
  rawFromAnswer,
} from '../../src/index.ts';
import type { TestedKind } from './kind.ts';

const raw = (result: string, lines: readonly string[]): RawInput => ({
  kind: 'long-arithmetic',
  carries: [],
  lines: lines.map((line) => [...line]),
  result: [...result],
});

/** The digits as the boxes of the result hold them. */
const boxed = ({ result, decimals = 0 }: LongArithmeticKey) => result.padStart(decimals + 1, '0');

export const longArithmetic: TestedKind<LongArithmeticForm, LongArithmeticKey> = {
  kind: 'long-arithmetic',
  forms: (key, { operation }) => {
    const inPersian = (text: string) => [...text].map((digit) => persianNumber(digit)).join('');
    const last = key.lines.slice(-1);
    return [
      rawFromAnswer(key),
      raw(inPersian(boxed(key)), key.lines.map(inPersian)),
      raw(boxed(key), operation === '÷' ? last : []),
    ];
  },
  misses: (key, { operation }) => {
    const result = boxed(key);
    const stepped = `${BigInt(result) + 1n}`.padStart(result.length, '0');
    const swapped = [...result].reverse().join('');
    return [
      raw(stepped, key.lines),
      ...(BigInt(swapped) === BigInt(result) ? [] : [raw(swapped, key.lines)]),
      ...(operation === '÷' ? [] : [raw(`${result}0`, [])]),
      raw('', []),
      raw('', key.lines),
      ...key.lines.map((line, index) =>
        raw(
          result,
          key.lines.map((one, at) => (at === index ? `${line}9` : one)),
        ),
      ),
      ...(key.remainder === undefined ? [] : [raw(result, []), raw(result, key.lines.slice(0, -1))]),
      { kind: 'long-arithmetic', carries: [], lines: [], result: ['x'] },
    ];
  },
  texts: (form) => ({ words: [], numbers: form.operation === '÷' ? [form.dividend, form.divisor] : form.terms }),
  printed: ({ result, decimals = 0, remainder }) => [
    persianNumber(Decimal.of(BigInt(result), decimals).toString()),
    ...(remainder === undefined ? [] : [persianNumber(remainder)]),
  ],
  isTelling: false,
};
