import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { asDecimal } from './decimals.ts';

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
