import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { formulas, nodeValue, type Sheet, terms } from './sheet.ts';

/** Every number, fraction and mixed number of the stem, in reading order, with its worth. */
export function given(sheet: Sheet): readonly Rational[] {
  return nodes(sheet).map(nodeValue);
}

function nodes(sheet: Sheet): readonly MathNode[] {
  return formulas(sheet.stem)
    .flatMap(terms)
    .filter((node) => node.t === 'number' || node.t === 'fraction' || node.t === 'mixed');
}

/** A rational whose decimal ends, as canonical ASCII: by long division, digit after digit. */
export function asDecimal(value: Rational): string {
  let rest = value.n;
  const whole = rest / value.d;
  rest %= value.d;
  let digits = '';
  for (let place = 0; rest > 0n; place += 1) {
    if (place > 12) throw new Error(`${value} does not end`);
    rest *= 10n;
    digits += String(rest / value.d);
    rest %= value.d;
  }
  return digits === '' ? String(whole) : `${whole}.${digits}`;
}

/** A typed decimal as a key. */
export function decimalKeyOf(value: Rational): AnswerKey {
  return { kind: 'decimal', values: [asDecimal(value)] };
}

/** A canonical decimal in thousandths, counted as a whole number. */
export function inThousandths(text: string): bigint {
  const [whole = '', part = ''] = text.split('.');
  if (part.length > 3) throw new Error(`${text} has more than thousandths`);
  return BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0'));
}

/** Thousandths as a number. */
export function ofThousandths(count: bigint): Rational {
  return Rational.of(count, 1000n);
}
