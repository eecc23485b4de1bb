import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { diameterStatement, withoutPi } from '../question-readers/circles.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

const asked: SkillChecker = {
  /** A quarter of the square on the diameter, pi times; a circle of twice the size holds four of them. */
  solve: (sheet) => {
    const diameter = diameterStatement(sheet);
    const area = diameter.times(diameter).over(Rational.of(4)).times(withoutPi(sheet).pi);
    return asDecimalKey(sheet.form === 'compare' ? area.times(Rational.of(5)) : area);
  },
};

/** The square around the circle, of which the circle is 3.14 quarters. */
export const checker = withWrongLine(asked, ({ stem }) => {
  const across = nth(numbersInWords(stem), 0);
  const quarter = Rational.of(across * across, 4);
  return [Rational.of(across, 2), quarter, quarter.times(Rational.of(314, 100))];
});
