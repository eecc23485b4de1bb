import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { figureOf, nodeValue, nth, numbersInWords, terms, wordsOf } from '../question-readers/sheet.ts';

const pi = Rational.of(314, 100);

/** Degrees of the bend times the radius, and the straight parts that lie on the edge. */
function around(degrees: number, radius: Rational, straight: Rational): Rational {
  return radius.times(Rational.of(2)).times(pi).times(Rational.of(degrees, 360)).plus(straight);
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    const two = Rational.of(2);
    if (sheet.form === 'figure') {
      const { shapes } = figureOf(sheet, 'drawing');
      const labels = shapes.flatMap((shape) =>
        shape.t === 'line' && shape.label !== undefined
          ? [{ dashed: shape.dashed === true, value: nodeValue(nth(terms(shape.label), 0)) }]
          : [],
      );
      const sector = shapes.find(({ t }) => t === 'sector');
      if (sector?.t === 'sector') {
        const radius = nth(labels, 0).value;
        return decimalKeyOf(around(sector.to - sector.from, radius, radius.times(two)));
      }
      const degrees = shapes.reduce((sum, shape) => sum + (shape.t === 'arc' ? shape.to - shape.from : 0), 0);
      const across = nth(
        labels.filter(({ dashed }) => dashed),
        0,
      ).value;
      const side = nth(
        labels.filter(({ dashed }) => !dashed),
        0,
      ).value;
      return decimalKeyOf(around(degrees, across.over(two), side.times(two)));
    }
    const words = wordsOf(sheet.stem);
    const [first = 0, second = 0] = numbersInWords(sheet.stem);
    if (words.includes('مستطیل')) return decimalKeyOf(around(360, Rational.of(second, 2), Rational.of(2 * first)));
    return decimalKeyOf(around(words.includes('ربع') ? 90 : 180, Rational.of(first), Rational.of(2 * first)));
  },
};
