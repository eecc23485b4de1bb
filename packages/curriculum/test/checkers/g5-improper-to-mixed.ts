import type { AnswerKey } from '../../src/model/index.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { figureOf, formulas, nth, numbersInWords, type Sheet, terms } from '../reading/sheet.ts';

function parts(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'figure') {
    if (sheet.figure?.t === 'number-line') {
      return [nth(sheet.figure.points ?? [], 0).tick, sheet.figure.divisions];
    }
    const { bars } = figureOf(sheet, 'bars');
    return [bars.reduce((sum, bar) => sum + bar.shaded, 0), nth(bars, 0).parts];
  }
  const fraction = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'fraction');
  const numbers = numbersInWords(sheet.stem);
  if (sheet.form === 'story') {
    // Either the pieces of one whole are told in words, or the length of one piece is a unit fraction.
    if (fraction?.t === 'fraction' && fraction.denominator.t === 'number')
      return [nth(numbers, 0), Number(fraction.denominator.value)];
    return [nth(numbers, 1), nth(numbers, 0)];
  }
  if (fraction?.t !== 'fraction' || fraction.numerator.t !== 'number' || fraction.denominator.t !== 'number')
    throw new Error('no fraction');
  return [Number(fraction.numerator.value), Number(fraction.denominator.value)];
}

/** Takes whole units away one by one, as a child would with bars. */
function takeWholes(top: number, bottom: number): AnswerKey {
  let whole = 0;
  let left = top;
  while (left >= bottom) {
    left -= bottom;
    whole += 1;
  }
  return { kind: 'mixed', whole, numerator: left, denominator: bottom };
}

export const checker: SkillChecker = {
  solve: (sheet) => takeWholes(...parts(sheet)),
};
