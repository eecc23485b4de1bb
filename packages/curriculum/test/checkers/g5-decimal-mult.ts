import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { given } from '../question-readers/decimals.ts';
import { nth } from '../question-readers/sheet.ts';

/** Adds up parts of parts, digit after digit of the second factor; in a picture, counts the small squares. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    if (figure?.t === 'area') {
      let squares = 0;
      for (let row = 0; row < figure.shadedRows; row += 1) {
        for (let column = 0; column < figure.shadedColumns; column += 1) squares += 1;
      }
      return decimalKeyOf(Rational.of(squares, figure.rows * figure.columns));
    }
    if (figure?.t === 'bars') {
      return decimalKeyOf(
        figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0)),
      );
    }
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    let left = b;
    let sum = Rational.of(0);
    for (let place = Rational.of(100); left.sign > 0; place = place.over(Rational.of(10))) {
      while (left.compare(place) >= 0) {
        left = left.minus(place);
        sum = sum.plus(a.times(place));
      }
    }
    return decimalKeyOf(sum);
  },
};
