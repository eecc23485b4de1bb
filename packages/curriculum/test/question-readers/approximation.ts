import { Rational } from '../../src/numbers/rational.ts';
import { asDecimal } from './decimals.ts';
import { everyNumber } from './numbers-in-stem.ts';
import { nth, type Sheet, wordsOf } from './sheet.ts';

/** The unit of approximation: the number after «تقریب کمتر از». */
export function unitAsked(sheet: Sheet): Rational {
  for (const block of sheet.stem) {
    if (block.t !== 'paragraph') continue;
    const at = block.content.findIndex((piece) => piece.t === 'text' && piece.text.trimEnd().endsWith('تقریب کمتر از'));
    if (at >= 0) return nth(everyNumber([{ t: 'paragraph', content: block.content.slice(at + 1) }]), 0);
    const said = /تقریب کمتر از ([۰-۹٬]+)/.exec(wordsOf([block]));
    if (said?.[1]) {
      const digits = said[1].replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)));
      return Rational.of(Number(digits));
    }
  }
  throw new Error('no unit of approximation');
}

export function isCutAsked(sheet: Sheet): boolean {
  return wordsOf(sheet.stem).includes('قطع کردن');
}

/** Takes units away, large lots first, until less than one unit is left; to round, half a unit is laid on first. */
export function inUnits(value: Rational, unit: Rational, isCut: boolean): Rational {
  const start = isCut ? value : value.plus(unit.over(Rational.of(2)));
  let rest = start;
  for (const lot of [100_000, 1000, 100, 10, 1]) {
    const size = unit.times(Rational.of(lot));
    while (rest.compare(size) >= 0) rest = rest.minus(size);
  }
  return start.minus(rest);
}

export function asDecimalKey(value: Rational): { readonly kind: 'decimal'; readonly values: readonly string[] } {
  return { kind: 'decimal', values: [asDecimal(value)] };
}
