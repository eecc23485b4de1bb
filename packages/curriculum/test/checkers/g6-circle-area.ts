import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../reading/approximation.ts';
import type { SkillChecker } from '../reading/checker.ts';
import { diameterTold, withoutPi } from '../reading/circles.ts';

export const checker: SkillChecker = {
  /** A quarter of the square on the diameter, pi times; a circle of twice the size holds four of them. */
  solve: (sheet) => {
    const diameter = diameterTold(sheet);
    const area = diameter.times(diameter).over(Rational.of(4)).times(withoutPi(sheet).pi);
    return asDecimalKey(sheet.form === 'compare' ? area.times(Rational.of(5)) : area);
  },
};
