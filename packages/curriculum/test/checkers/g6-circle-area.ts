import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { diameterStatement, withoutPi } from '../question-readers/circles.ts';

export const checker: SkillChecker = {
  /** A quarter of the square on the diameter, pi times; a circle of twice the size holds four of them. */
  solve: (sheet) => {
    const diameter = diameterStatement(sheet);
    const area = diameter.times(diameter).over(Rational.of(4)).times(withoutPi(sheet).pi);
    return asDecimalKey(sheet.form === 'compare' ? area.times(Rational.of(5)) : area);
  },
};
