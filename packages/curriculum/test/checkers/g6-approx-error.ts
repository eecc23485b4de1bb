import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nth } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const value = nth(everyNumber(sheet.stem), 0);
    const unit = unitAsked(sheet);
    const far = (isCut: boolean): Rational => {
      const difference = inUnits(value, unit, isCut).minus(value);
      return difference.sign < 0 ? Rational.of(0).minus(difference) : difference;
    };
    if (sheet.form !== 'compare') return asDecimalKey(far(isCutAsked(sheet)));
    const [one, other] = [far(true), far(false)];
    return asDecimalKey(one.compare(other) < 0 ? one : other);
  },
};
