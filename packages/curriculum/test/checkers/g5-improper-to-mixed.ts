import type { AnswerKey } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { figureOf, formulas, nth, numbersInWords, type Sheet, terms } from '../question-readers/sheet.ts';

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
    // Either the pieces of one whole are stated in words, or the length of one piece is a unit fraction.
    if (fraction?.t === 'fraction' && fraction.denominator.t === 'number')
      return [nth(numbers, 0), Number(fraction.denominator.value)];
    return [nth(numbers, 1), nth(numbers, 0)];
  }
  if (fraction?.t !== 'fraction' || fraction.numerator.t !== 'number' || fraction.denominator.t !== 'number')
    throw new Error('no fraction');
  return [Number(fraction.numerator.value), Number(fraction.denominator.value)];
}

/** Takes whole units away one by one, as a child would with bars. */
function takeWholes(numerator: number, denominator: number): AnswerKey {
  let whole = 0;
  let left = numerator;
  while (left >= denominator) {
    left -= denominator;
    whole += 1;
  }
  return { kind: 'mixed', whole, numerator: left, denominator };
}

const own: SkillChecker = {
  solve: (sheet) => takeWholes(...parts(sheet)),
};

export const checker = withNumberSets(own, 'categorize');
