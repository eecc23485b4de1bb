import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimal-columns.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { nth } from '../question-readers/sheet.ts';

/** Adds the number to itself ten times, and that again ten times, as often as there are zeros. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const statement = everyNumber(sheet.stem);
    const isTen = (value: Rational) => value.isWhole && /^10+$/.test(value.toString());
    const times = nth(statement.filter(isTen), 0);
    const number = nth(
      statement.filter((value) => !isTen(value)),
      0,
    );
    if (sheet.figure?.t === 'hundred-grid') {
      const cells = sheet.figure.shaded.reduce((sum, each) => sum + each, 0);
      if (!Rational.of(cells, 100).equals(number)) throw new Error('the picture shows another number');
    }
    let value = number;
    for (let zeros = times.toString().length - 1; zeros > 0; zeros -= 1) {
      let sum = Rational.of(0);
      for (let time = 0; time < 10; time += 1) sum = sum.plus(value);
      value = sum;
    }
    return decimalKeyOf(value);
  },
};
