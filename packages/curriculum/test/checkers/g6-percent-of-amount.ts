import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { formulas, nodeValue, nth, only, terms } from '../question-readers/sheet.ts';

export const checker: SkillChecker = {
  /** One hundredth of the amount is counted as many times as the percent says. */
  solve: (sheet) => {
    const nodes = formulas(sheet.stem).flatMap(terms);
    const share =
      sheet.figure?.t === 'hundred-grid'
        ? nth(sheet.figure.shaded, 0)
        : nodeValue(
            nth(
              nodes.filter(({ t }) => t === 'percent'),
              0,
            ),
          ).times(Rational.of(100)).numerator;
    const amounts = everyNumber(sheet.stem).filter(
      (value, index, all) =>
        !(
          sheet.figure === undefined &&
          value.equals(Rational.of(share)) &&
          all.findIndex((each) => each.equals(value)) === index
        ),
    );
    const amount = sheet.form === 'find-mistake' ? nth(amounts, 0) : sheet.figure ? only(amounts) : nth(amounts, 0);
    let sum = Rational.of(0);
    for (let part = 0; part < share; part += 1) sum = sum.plus(amount.over(Rational.of(100)));
    return asDecimalKey(sum);
  },
};
