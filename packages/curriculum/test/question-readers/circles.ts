import { Rational } from '../../src/numbers/rational.ts';
import { everyNumber } from './every-number.ts';
import { figureOf, nodeValue, nth, type Sheet, terms, wordsOf } from './sheet.ts';

/** The value of pi the stem gives: the only number with two places that is 3.14; the others, in reading order. */
export function withoutPi(sheet: Sheet): { readonly pi: Rational; readonly others: readonly Rational[] } {
  const numbers = everyNumber(sheet.stem);
  const pi = Rational.of(314, 100);
  const at = numbers.findLastIndex((value) => value.equals(pi));
  if (at < 0) throw new Error('pi is not told');
  return { pi, others: numbers.filter((_, index) => index !== at) };
}

/** The diameter of the circle, stated or measured in the picture: a line through the middle, or from the middle outwards. */
export function diameterStatement(sheet: Sheet): Rational {
  if (sheet.form === 'figure') {
    const { shapes } = figureOf(sheet, 'drawing');
    const circle = shapes.find((shape) => shape.t === 'circle');
    const line = shapes.find((shape) => shape.t === 'line');
    if (circle?.t !== 'circle' || line?.t !== 'line' || line.label === undefined) throw new Error('no measured circle');
    const length = nodeValue(nth(terms(line.label), 0));
    const isFromMiddle = JSON.stringify(line.from) === JSON.stringify(circle.center);
    return isFromMiddle ? length.plus(length) : length;
  }
  const length = nth(withoutPi(sheet).others, 0);
  return wordsOf(sheet.stem.slice(0, 1)).includes('شعاع') ? length.plus(length) : length;
}
