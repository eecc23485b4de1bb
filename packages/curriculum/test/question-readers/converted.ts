import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from './approximation.ts';
import { everyNumber } from './every-number.ts';
import { nth, type Sheet, wordsOf } from './sheet.ts';

/** What one of each unit is worth in the smallest of its kind; longer names first, as «متر» is in others. */
const values: readonly (readonly [string, number])[] = [
  ['کیلومتر مربع', 10_000_000_000],
  ['سانتی‌متر مربع', 1],
  ['دسی‌متر مربع', 100],
  ['متر مربع', 10_000],
  ['هکتار', 100_000_000],
  ['سانتی‌متر مکعب', 1],
  ['دسی‌متر مکعب', 1000],
  ['متر مکعب', 1_000_000],
  ['میلی‌لیتر', 1],
  ['سی‌سی', 1],
  ['لیتر', 1000],
  ['میلی‌متر', 1],
  ['سانتی‌متر', 10],
  ['دسی‌متر', 100],
  ['کیلومتر', 1_000_000],
  ['متر', 1000],
  ['کیلوگرم', 1000],
  ['گرم', 1],
  ['تن', 1_000_000],
];

/** Units of a text in reading order. */
function unitsIn(text: string): readonly number[] {
  const found: number[] = [];
  let left = text;
  while (left.length > 0) {
    const hit = values.find(([name]) => left.startsWith(name) && !/^[آ-ی]/.test(left.slice(name.length)));
    // A unit begins a word.
    if (hit) {
      found.push(hit[1]);
      left = left.slice(hit[0].length);
    } else {
      const next = left.indexOf(' ');
      left = next < 0 ? '' : left.slice(next + 1);
    }
  }
  return found;
}

/** An amount in its own unit (and one more in the unit that is asked), in the unit asked last. */
export function convertedAmount(sheet: Sheet): AnswerKey {
  const units = unitsIn(wordsOf(sheet.stem).replace(/[؟،.]/g, ' '));
  const numbers = everyNumber(sheet.stem);
  const [from, to] = [nth(units, 0), nth(units, -1)];
  const small = nth(numbers, 0).times(Rational.of(from));
  const all = sheet.form === 'compare' ? small.plus(nth(numbers, 1).times(Rational.of(to))) : small;
  return asDecimalKey(Rational.of(all.n, all.d * BigInt(to)));
}
