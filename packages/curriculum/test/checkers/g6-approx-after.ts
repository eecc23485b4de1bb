import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey, inUnits, isCutAsked, unitAsked } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nth } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  solve: (sheet) => {
    const formula = sheet.stem.find((block) => block.t === 'display');
    const numbers = everyNumber(formula === undefined ? sheet.stem : [formula]);
    const [unit, isCut] = [unitAsked(sheet), isCutAsked(sheet)];
    const product = (a: Rational, b: Rational): Rational => Rational.of(a.n * b.n, a.d * b.d);
    const [first, second] = [nth(numbers, 0), nth(numbers, 1)];
    return asDecimalKey(
      sheet.form === 'compare'
        ? inUnits(product(first, second), unit, isCut)
        : product(inUnits(first, unit, isCut), inUnits(second, unit, isCut)),
    );
  },
};
